import type { GameCategory } from '../catalogue/game'
import type { BannerTheme } from '../pictures/bannerTheme'

export interface MerchantCurrency {
  readonly code: string
  readonly symbol: string
  readonly position: 'before' | 'after'
  readonly decimals: number
}

/** What the platform knows about a merchant: usually taken from its resolved manifest. */
export interface SimulatedMerchant {
  readonly code: string
  /** The brand's name; by default its code. */
  readonly name?: string
  /** Language codes, the default one first. */
  readonly languages: readonly string[]
  readonly currency: MerchantCurrency
  /** In the order of the lobby's lanes. */
  readonly categories: readonly GameCategory[]
  /** The look of its banners. */
  readonly theme?: BannerTheme
  /** The reply of the whitelabel call. */
  readonly flags: Readonly<Record<string, boolean>>
  /** Settings by the names of D1. Other names are stored but not sent. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Hosts of its customer service, and its domains; by default chat.<code>.example and www.<code>.example. */
  readonly supportHosts?: readonly string[]
  readonly domains?: readonly string[]
  /** The paths of its pages: a banner to another page leads nowhere. By default all. */
  readonly pages?: readonly string[]
  /** Other sites that its banners may open. */
  readonly bannerHosts?: readonly string[]
  /** Its lobby has popups with pictures; off by default, as they come while a test does something else. */
  readonly popups?: boolean
  /** Hosts of its own pages, which its site embeds. */
  readonly pageHosts?: readonly string[]
  /** Paths of calls that the manifest overrides (`platform.endpoints`). */
  readonly endpoints?: Readonly<Record<string, string>>
}

export interface ConfigState {
  readonly merchant: SimulatedMerchant
}

/** The merchant's flags and settings as they are now: the control call overrides those of its configuration. */
export interface SettingsState {
  flags: Record<string, boolean>
  settings: Record<string, unknown>
}
