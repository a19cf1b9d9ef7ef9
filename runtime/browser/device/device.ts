import type { SocialChannel } from '../../tables/socialChannels'
import type { Stop } from '../clock'

export interface Native {
  readonly userAgent: string
  readonly touchPoints: number
  readonly standalone: boolean
  /** Telegram has put its object on the page: it is a page in Telegram's own browser (F114). */
  readonly telegram: boolean
  /** Whether the native app handles sign-in with that channel itself; undefined when it does not say (D7). */
  supportsSocial(channel: SocialChannel): boolean | undefined
  /** Lets the native app download its newer version; false where it cannot (D7, E4.51). */
  upgrade(url: string): boolean
  /** Lets the native app open a URL in the browser; false where it cannot (D7). */
  openExternal(url: string): boolean
  /** Whether the browser knows a CSS declaration: iPhones no longer tell their version in the user agent. */
  supportsCss(property: string, value: string): boolean
}

/** The browser's own prompt to install the site (E4.04). */
export interface SystemInstallPrompt {
  /** The browser has offered it, and it was not used yet. */
  readonly available: boolean
  /** Opens it, once; undefined when there is none. */
  open(): Promise<'accepted' | 'dismissed' | undefined>
  /** The browser offers it: the site is not installed (any more). Right away when that was before the call. */
  onOffered(listener: () => void): Stop
  /** The site was installed. Right away when that was before the call. */
  onInstalled(listener: () => void): Stop
}
