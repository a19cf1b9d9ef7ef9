import { channelNames, type SocialChannel } from '../../tables/socialChannels'
import type { RunMode } from '../device/device'

export interface PopupContext {
  readonly userAgent: string
  readonly touchPoints: number
  readonly runMode: RunMode
}

/**
 * Whether to sign in through a popup: in Safari and Chrome outside the app, on iOS from version 13; elsewhere through
 * a redirect (I4.27, I4.28).
 */
export function usesPopup({ userAgent, touchPoints, runMode }: PopupContext): boolean {
  if (runMode === 'app') return false
  const iOs = iOsVersion(userAgent)
  if (iOs !== undefined) return iOs > 12
  // iPads identify as a Macintosh since iOS 13.
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return true
  return isChrome(userAgent) || isSafari(userAgent)
}

/** The major version of iOS or iPadOS in the user agent: "OS 17_5 like Mac OS X". */
function iOsVersion(userAgent: string): number | undefined {
  if (!/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return undefined
  const version = /\bOS (\d+)[_.]/.exec(userAgent)?.[1]
  return version === undefined ? 0 : Number(version)
}

/** Chromium-based browsers with a name of their own. */
const otherChromiumBrowsers =
  /\b(Edg[A-Z]?|EdgiOS|OPR|OPX|Opera|SamsungBrowser|UCBrowser|MiuiBrowser|HuaweiBrowser|YaBrowser)\//

const isChrome = (userAgent: string): boolean =>
  /Chrome\/\d/.test(userAgent) && !otherChromiumBrowsers.test(userAgent) && !/; wv\)/.test(userAgent)

const isSafari = (userAgent: string): boolean =>
  /\bVersion\/[\d.]+ .*\bSafari\//.test(userAgent) && !/\b(Chrome|Chromium|Android|FxiOS)\b/.test(userAgent)

export interface ChannelContext {
  readonly userAgent: string
  readonly runMode: RunMode
  /** Whether the app supports the channel; undefined when it does not say. */
  readonly supported: boolean | undefined
}

/** The Android app supports Google only, unless it reports more channels (I5.17). */
export const isComingSoon = (
  channel: SocialChannel,
  { userAgent, runMode, supported }: ChannelContext,
): boolean => runMode === 'app' && /\bAndroid\b/.test(userAgent) && channel !== 'google' && supported !== true

/** How an identity was verified: by a provider, or by a code to a phone number. */
export type IdentityChannel = SocialChannel | 'phone'

/** The provider's name; undefined for a phone number. */
export const providerName = (channel: IdentityChannel): string | undefined =>
  channel === 'phone' ? undefined : channelNames[channel]

/** An identity verified by a provider, in the platform's format (I3.06). */
export interface VerifiedIdentity {
  readonly firebaseChannel: IdentityChannel
  readonly firebaseIdToken: string
}
