import type { SocialChannel } from '../tables/socialChannels'
import type { DeviceState } from './device'

/** What a manifest says of social sign-in. */
export interface SocialOffer {
  readonly channels?: readonly SocialChannel[]
}

/** The channels that a merchant offers; Google only with its flag (I2.17, I3.36). */
export const offeredChannels = (
  { channels = [] }: SocialOffer,
  google: boolean | undefined,
): readonly SocialChannel[] => channels.filter((channel) => channel !== 'google' || google === true)

/** Whether a merchant offers any; undefined while only the flag of Google can tell. */
export function offersSocial(
  offer: SocialOffer | undefined,
  google: boolean | undefined,
): boolean | undefined {
  const channels = offer?.channels ?? []
  if (channels.some((channel) => channel !== 'google')) return true
  return channels.includes('google') ? google : false
}

export interface PopupSigns {
  readonly userAgent: string
  readonly touchPoints: number
  readonly device: DeviceState
}

/** Windows work in Safari and Chrome outside of the app, on iOS from version 13; elsewhere the page is left (I4.27, I4.28). */
export function usesPopup({ userAgent, touchPoints, device }: PopupSigns): boolean {
  if (device === 'app') return false
  const iOs = iOsVersion(userAgent)
  if (iOs !== undefined) return iOs > 12
  // An iPad that calls itself a Macintosh has been one since iOS 13.
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return true
  return isChrome(userAgent) || isSafari(userAgent)
}

/** The version of iOS or iPadOS, as far as the user agent tells it: "OS 17_5 like Mac OS X". */
function iOsVersion(userAgent: string): number | undefined {
  if (!/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return undefined
  const found = /\bOS (\d+)[_.]/.exec(userAgent)?.[1]
  return found === undefined ? 0 : Number(found)
}

/** Browsers that are built on Chrome's engine and add a name of their own. */
const others =
  /\b(Edg[A-Z]?|EdgiOS|OPR|OPX|Opera|SamsungBrowser|UCBrowser|MiuiBrowser|HuaweiBrowser|YaBrowser)\//

const isChrome = (userAgent: string): boolean =>
  /Chrome\/\d/.test(userAgent) && !others.test(userAgent) && !/; wv\)/.test(userAgent)

const isSafari = (userAgent: string): boolean =>
  /\bVersion\/[\d.]+ .*\bSafari\//.test(userAgent) && !/\b(Chrome|Chromium|Android|FxiOS)\b/.test(userAgent)

export interface NativeSigns {
  readonly userAgent: string
  readonly device: DeviceState
  /** What the app says of the channel; undefined when it says nothing. */
  readonly supported: boolean | undefined
}

/** The Android app signs in with Google only, unless it says that it can do more (I5.17). */
export const isComingSoon = (
  channel: SocialChannel,
  { userAgent, device, supported }: NativeSigns,
): boolean => device === 'app' && /\bAndroid\b/.test(userAgent) && channel !== 'google' && supported !== true
