/** The sizes of the icons of an installed site, in pixels (E2.77, E9.24). */
export const iconSizes = [192, 256, 384, 512] as const

/** The icon that systems cut to a shape of their own. */
export const maskableIconSize = 512

/** The icon on the home screen of iOS. */
export const appleIconSize = 180

/** The picture of a shared link, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** An iPhone's screen, in points, and how many pixels a point has. */
export interface IPhoneScreen {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** Ten sizes of iPhones; iOS shows a blank screen on others while an installed site starts (E2.71, E9.26). */
export const iPhoneScreens: readonly IPhoneScreen[] = [
  { width: 440, height: 956, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 375, height: 812, ratio: 3 },
  { width: 414, height: 896, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 375, height: 667, ratio: 2 },
]

/* Home screens, stores and other sites remember these addresses, so they have no hash. */
const folder = '/m/icons/'

export const iconPngPath = (size: number): string => `${folder}icon-${size}.png`
export const maskableIconPath = `${folder}maskable-${maskableIconSize}.png`
export const appleIconPath = `${folder}apple-touch-icon.png`
export const sharePath = `${folder}share.png`
export const splashPath = ({ width, height, ratio }: IPhoneScreen): string =>
  `${folder}splash-${width * ratio}x${height * ratio}.png`

/** The media query of the splash image for a screen. */
export const splashMedia = ({ width, height, ratio }: IPhoneScreen): string =>
  `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`
