import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from '../../../runtime/schema/manifest.gen'
import {
  appleIconPath,
  appleIconSize,
  iconPngPath,
  iconSizes,
  iPhoneScreens,
  maskableIconPath,
  maskableIconSize,
  sharePath,
  shareSize,
  splashPath,
} from '../site/appPicturePaths'
import { drawnArea, drawnRadius, drawSvg, hasOwnGround, rasterizeSvg } from '../svg/drawSvg'
import { themeTokens } from '../theme/theme'
import { cachedFile } from './cachedFile'
import { contentHash } from './hashes'
import { pictureCache } from './pictureCache'
import type { Picture } from './pictures'

/** What an installed site's pictures are drawn from. */
export interface AppPicturesInput {
  readonly icon: Picture
  readonly logo: Picture
  readonly theme: Theme
}

interface Drawing {
  /** From the site's folder: "m/icons/icon-192.png". */
  readonly path: string
  draw(): Promise<Buffer>
}

/** How round the corners of an icon are that no system cuts, as a share of its edge. */
const cornerShare = 0.22
/** No system cuts what is within a circle of this radius, as a share of the icon's edge. */
const safeRadius = 0.4
/** The logo on a splash image is as wide as on the splash screen that the page shows next (`splashCss`). */
const splashLogo = { share: 0.6, most: 240 } as const
const shareLogo = 0.5
/** A level more saves an eighth of the bytes of a screen and costs twice the time: each is downloaded by one kind of phone. */
const screenCompression = 7

/**
 * The PNG pictures of an installed site, by path from the site's folder: icons, the ten splash images of iPhones, and the
 * picture of a shared link (E2.71, E2.77). The same brand gives the same bytes; what is cached is not drawn again.
 */
export async function drawAppPictures(input: AppPicturesInput): Promise<ReadonlyMap<string, Uint8Array>> {
  const brand = contentHash(Buffer.concat([input.icon.content, input.logo.content]))
  const files: [string, Uint8Array][] = []
  // One after the other: a splash image needs tens of megabytes while it is drawn.
  for (const { path, draw } of drawings(input)) {
    const key = contentHash(Buffer.from([version, brand, backgroundOf(input.theme), path].join(' ')))
    files.push([path, await cachedFile(pictureCache, `${key}.png`, draw)])
  }
  return new Map(files)
}

/** Part of the cache's key: what has changed here draws anew. */
const version = contentHash(
  Buffer.concat(
    ['appPictures.ts', '../svg/drawSvg.ts'].map((file) => readFileSync(join(import.meta.dirname, file))),
  ),
)

const backgroundOf = (theme: Theme): string => themeTokens(theme)['--color-background'] ?? theme.primary

function drawings({ icon, logo, theme }: AppPicturesInput): Drawing[] {
  const background = backgroundOf(theme)
  const onBackground = (width: number, height: number, logoWidth: number) => () =>
    drawLogo(logo, { width, height, logoWidth: Math.round(logoWidth), background })
  return [
    ...iconSizes.map((size) => ({ path: iconPngPath(size), draw: () => drawRoundIcon(icon, size) })),
    {
      path: maskableIconPath,
      draw: () => drawMaskableIcon(icon, background),
    },
    { path: appleIconPath, draw: () => drawFullIcon(icon, appleIconSize, background) },
    { path: sharePath, draw: onBackground(shareSize.width, shareSize.height, shareSize.width * shareLogo) },
    ...iPhoneScreens.map((screen) => ({
      path: splashPath(screen),
      draw: onBackground(
        screen.width * screen.ratio,
        screen.height * screen.ratio,
        Math.min(screen.width * splashLogo.share, splashLogo.most) * screen.ratio,
      ),
    })),
  ].map(({ path, draw }) => ({ path: path.slice(1), draw }))
}

/** The brand's icon with round corners, for systems that do not cut it. */
async function drawRoundIcon(icon: Picture, size: number): Promise<Buffer> {
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * cornerShare}"/></svg>`
  return (await squareIcon(icon, size))
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The brand's icon as a full square: the system cuts it, and shows black where it is transparent. */
const drawFullIcon = async (icon: Picture, size: number, background: string): Promise<Buffer> =>
  (await squareIcon(icon, size)).flatten({ background }).png({ compressionLevel: 9 }).toBuffer()

/** The icon that systems cut to a shape of their own: none of its drawing is lost. */
export const drawMaskableIcon = async (icon: Picture, background: string): Promise<Buffer> =>
  drawFullIcon(await withSafeMargin(icon), maskableIconSize, background)

/**
 * An icon whose drawing lies within the circle that every system shows, and fills it: as far as it is drawn, not as far as its page
 * goes. One that fills its square brings its own margin, and stays as it is.
 */
async function withSafeMargin(icon: Picture): Promise<Picture> {
  const svg = textOf(icon)
  const raster = await drawSvg(svg, icon)
  const area = drawnArea(raster)
  if (!area || hasOwnGround(raster)) return icon
  const centre = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
  // In units of the icon's edge. The inner svg cuts what lies outside its page, as before.
  const side = drawnRadius(raster, centre) / safeRadius
  const box = [centre.x - side / 2, centre.y - side / 2, side, side]
  const inner = svg.replace('<svg', '<svg width="1" height="1"')
  const content = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${inner}</svg>`,
  )
  return { ...icon, content }
}

const textOf = ({ content }: Picture): string => Buffer.from(content).toString()

const squareIcon = (icon: Picture, size: number) => rasterizeSvg(textOf(icon), { width: size, height: size })

interface LogoDrawing {
  readonly width: number
  readonly height: number
  readonly logoWidth: number
  readonly background: string
}

/** The brand's logo in the middle of its background. */
async function drawLogo(
  logo: Picture,
  { width, height, logoWidth, background }: LogoDrawing,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const shape = logo.width / logo.height
  const across = Math.round(Math.min(logoWidth, height * splashLogo.share * shape))
  const size = { width: across, height: Math.max(1, Math.round(across / shape)) }
  const drawn = await (await rasterizeSvg(textOf(logo), size)).ensureAlpha().raw().toBuffer()
  const [left, top] = [Math.floor((width - size.width) / 2), Math.floor((height - size.height) / 2)]
  // The margins are added to the logo: to lay it over a whole screen takes three times as long.
  return sharp(drawn, { raw: { ...size, channels: 4 } })
    .flatten({ background })
    .extend({
      left,
      top,
      right: width - size.width - left,
      bottom: height - size.height - top,
      background,
    })
    .png({ compressionLevel: screenCompression })
    .toBuffer()
}
