import type { ComponentType } from 'react'
import type { When } from '../rules/settings/conditions'

/** Loads a module on demand; its default export is the value. */
export type Lazy<T> = () => Promise<{ readonly default: T }>

/** Where a feature can add a component to another feature's screen. */
export type Place =
  | 'topBarEnd'
  /** Entries of the account that depend on more than a mounted page (D31). */
  | 'account.invite'
  | 'account.benefits'
  | 'account.miniGame'
  | 'account.rewards'
  | 'account.chat'
  | 'account.pushMessages'
  | 'account.screenTime'
  /** Above what follows from the member's VIP level. */
  | 'vipLevel'
  | 'loginCaptcha'
  | 'smsCaptcha'
  | 'registerCaptcha'
  /** Below the login and registration forms: sign-in methods without a password. */
  | 'signInMethods'
  /** Above the top bar of the lobby: it has room of its own (`Page.reserveBar`). */
  | 'aboveTopBar'
  /** Below the top bar: what concerns every page. */
  | 'belowTopBar'
  /** Above the bottom bar: a question that does not block the page. */
  | 'aboveBar'
  /** In the lobby, below its highlights: it has room of its own (`Page.reserveLine`). */
  | 'belowHero'
  /** Floats above a page, clear of its bars; not above forms. */
  | 'floating'
  /** Below a page that shows games. */
  | 'pageFooter'
  /** Items of the footer's list of links. */
  | 'footer'
  /** Above the list of customer service. */
  | 'supportTop'
  /** The page that is not found; exactly one. */
  | 'notFound'
  /** Above the games of the game page. */
  | 'aboveGames'
  /** On error screens: links to customer service that need no session and no settings (D6). */
  | 'contact'

/** A component of a feature, in a place (D150). */
export interface Part {
  /** It is there when this certainly holds; absent: whenever its feature is. */
  readonly when?: When
  /** Where it stands among the parts of other features, from the lowest to the highest; a place with several needs it. */
  readonly order?: number
  readonly view: Lazy<ComponentType>
}

/** A feature as seen from the screens that show its components. */
export interface PlaceProvider {
  /** Its folder's name. */
  readonly id: string
  readonly places?: Readonly<Partial<Record<Place, Part>>>
}
