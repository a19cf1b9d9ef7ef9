import type { ComponentType } from 'react'
import type { Stop } from '../browser/browser'
import type { When } from '../rules/settings/conditions'
import type { OverlayId } from '../tables/overlays'
import type { Ms } from '../tables/times'
import type { Services } from './services'
import type { Site } from './site'
import type { TextKey } from './text'

/** Code that is loaded when it is needed: a module whose default export is the thing. */
export type Lazy<T> = () => Promise<{ readonly default: T }>

/** What a page's frame and painted shell look like while its code is under way. */
export type PageKind = 'lobby' | 'form' | 'list'

/** A page that a manifest can mount on a path. */
export interface Route {
  /** The name that manifests use (`routes.<path>.page`). */
  readonly page: string
  readonly kind: PageKind
  /** Who may see it; weighed before the page renders (I2.12). Absent: everybody. */
  readonly guard?: When
  /** Where the others are sent, with the kept query parameters and nothing else (D4). */
  readonly otherwise?: string
  /** Whom the guard sends to the login comes back here afterwards (F069); others go to the lobby (D4). */
  readonly comesBack?: true
  /** What the top bar says; absent: the brand's logo. */
  readonly title?: TextKey
  /** Places in it whose pieces come along with its code: nothing moves because one of them came later. */
  readonly pieces?: readonly Place[]
  readonly view: Lazy<ComponentType>
}

export interface OverlayProps {
  /** The id that its heading must carry: the dialog is named by it. */
  readonly titleId: string
  /** It was closed and is on its way out: show the leaving motion. */
  readonly leaving: boolean
  /** What was handed over by the one who opened it. */
  readonly given: unknown
  /** Closes it; the opener's promise gets the result. */
  close(result?: unknown): void
}

/** A layer above the page; its lane and order stand in tables/overlays.ts. */
export interface Overlay {
  readonly id: OverlayId
  /** When it shows itself. Absent: only when it is opened. */
  readonly when?: When
  /** How long `when` must hold first. */
  readonly after?: Ms
  /** As in a route. */
  readonly pieces?: readonly Place[]
  readonly view: Lazy<ComponentType<OverlayProps>>
}

/** Runs exactly while `when` holds. A task with `member` starts on login and stops on logout. */
export interface Task {
  readonly when: When
  readonly start: Lazy<(site: Site) => Stop>
}

/** Where a feature may lend a piece to another's screen. */
export type Place =
  | 'topBarEnd'
  | 'memberRows'
  | 'loginCaptcha'
  | 'smsCaptcha'
  | 'registerCaptcha'
  /** Under the forms of login and registration: ways in without a password. */
  | 'otherWays'
  /** Above the bottom bar: what a visitor may answer without being stopped. */
  | 'aboveBar'
  /** Links at the foot of a page. */
  | 'footer'
  /** On screens that tell of trouble: the way to customer service, without session and settings (D6). */
  | 'contact'

/** A feature reads like the specification, and is added with one line in features/index.ts. */
export interface Feature {
  /** Its folder's name. */
  readonly id: string
  /** Weighed with the manifest at build: a certain no leaves its code out of the site (D1). */
  readonly when: When
  readonly routes?: readonly Route[]
  readonly overlays?: readonly Overlay[]
  readonly tasks?: readonly Task[]
  readonly places?: Readonly<Partial<Record<Place, Lazy<ComponentType>>>>
  readonly services?: { readonly [Name in keyof Services]?: Lazy<(site: Site) => Services[Name]> }
}
