import { systemOf } from './appLinks'
import { detectInAppBrowser } from './inAppBrowser'

/**
 * How the site gets onto the home screen where the browser has no prompt of its own (E2.29): which guide a phone gets is
 * decided here, and shown by the overlay `installGuide`.
 */
export type InstallGuide =
  /** Two steps for iOS before 12.2 (E2.30). */
  | { readonly kind: 'legacy' }
  /** Two steps with the share sheet; `menu`: Share is in a menu behind three dots (iOS 26). */
  | { readonly kind: 'share'; readonly browser: 'safari' | 'other'; readonly menu: boolean }
  /** A profile to download: followed by a tip from iOS 17, before that by a prompt to open the settings (E2.31, E2.32). */
  | { readonly kind: 'profile'; readonly after: 'tip' | 'settings'; readonly url: string }
  /** The menu of another browser. */
  | { readonly kind: 'menu'; readonly browser: 'android' | 'desktop' }

/** What tells phones apart. */
export interface GuideSignals {
  readonly userAgent: string
  readonly touchPoints: number
  /** Whether the browser knows a CSS declaration. */
  supportsCss(property: string, value: string): boolean
}

/** The first version that downloads profiles to its settings, and the first that says so itself. */
const profileVersion = 12.2
const tipVersion = 17
/** Safari 26 came with this declaration; its user agent no longer tells the version of the system. */
const menuDeclaration = ['text-wrap', 'pretty'] as const

/** The version of iOS as a number, "12.2" for 12_2_1; undefined where the user agent has none, as on an iPad. */
export function iosVersion(userAgent: string): number | undefined {
  const [, major, minor = '0'] = /\bOS (\d+)[_.](\d+)/.exec(userAgent) ?? []
  return major === undefined ? undefined : Number(`${major}.${minor}`)
}

/** Other browsers on iOS; they have their own names, and Safari has none. */
const otherIosBrowser = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|YaBrowser|DuckDuckGo|Ddg|Brave|GSA)\//

const isSafari = (userAgent: string): boolean =>
  /\bSafari\//.test(userAgent) &&
  !otherIosBrowser.test(userAgent) &&
  !detectInAppBrowser({ userAgent, standalone: false })

const isBefore = (version: number | undefined, other: number): boolean =>
  version !== undefined && version < other

/** The guide for a device (E2.29 to E2.32); `profile` is the URL of a profile that adds the site to the home screen. */
export function installGuideFor(signals: GuideSignals, profile: string | undefined): InstallGuide {
  const { userAgent } = signals
  const system = systemOf(signals)
  if (system !== 'ios') return { kind: 'menu', browser: system === 'android' ? 'android' : 'desktop' }
  const version = iosVersion(userAgent)
  if (isBefore(version, profileVersion)) return { kind: 'legacy' }
  if (profile !== undefined && isSafari(userAgent))
    return { kind: 'profile', after: isBefore(version, tipVersion) ? 'settings' : 'tip', url: profile }
  return {
    kind: 'share',
    browser: isSafari(userAgent) ? 'safari' : 'other',
    menu: signals.supportsCss(...menuDeclaration),
  }
}
