import type { ComponentType } from 'react'
import type { Stop } from '../browser/browser'
import type { When } from '../rules/settings/conditions'
import type { OverlayId } from '../tables/overlays'
import type { ClosingResultOf, PayloadOf } from './overlays'
import type { Lazy, Place, PlaceProvider } from './places'
import type { Services } from './services'
import type { Site } from './site'
import type { TextKey } from './text'

/** Selects a page's bars, and its skeleton while its code loads. A `full` page has a bar of its own and fills the screen. */
export type PageKind = 'lobby' | 'form' | 'list' | 'full'

/** A page that a manifest can mount on a path. */
export interface Route {
  /** The name that manifests use (`routes.<path>.page`). */
  readonly page: string
  readonly kind: PageKind
  /** Who may see it; evaluated before the page renders (I2.12). Absent: everybody. */
  readonly guard?: When
  /** Where everybody else is redirected, with the kept query parameters only (D4). */
  readonly otherwise?: string
  /** After a login that the guard asked for, return here (F069) and not to the lobby (D4). */
  readonly returnAfterLogin?: true
  /** Title in the top bar; absent: the brand's logo. */
  readonly title?: TextKey
  /** Titles by path, of a page that is mounted on several. */
  readonly titles?: Readonly<Record<string, TextKey>>
  /** Places in it whose components load together with its code, so that nothing moves later. */
  readonly preloadPlaces?: readonly Place[]
  readonly view: Lazy<ComponentType>
}

export interface OverlayProps<Id extends OverlayId = OverlayId> {
  /** Id for its heading, which labels the dialog. */
  readonly titleId: string
  /** It was closed: show the closing animation. */
  readonly leaving: boolean
  /** What its opener passed. */
  readonly payload: PayloadOf<Id>
  /** Closes it; the opener's promise resolves to the result. */
  close(result?: ClosingResultOf<Id>): void
}

interface OverlayWith<Id extends OverlayId> {
  readonly id: Id
  /** As in Route. */
  readonly preloadPlaces?: readonly Place[]
  readonly view: Lazy<ComponentType<OverlayProps<Id>>>
}

/** A layer above the page; its lane is in tables/overlays.ts. */
export type Overlay = { [Id in OverlayId]: OverlayWith<Id> }[OverlayId]

/** Runs exactly while `when` holds. A task with `member` starts on login and stops on logout. */
export interface Task {
  readonly when: When
  /** On a slow line it starts only when the line has nothing else to do (D195). */
  readonly waits?: true
  readonly start: Lazy<(site: Site) => Stop>
}

/** A part of the product, added with one line in features/index.ts. */
export interface Feature extends PlaceProvider {
  /** Also evaluated at build time with the manifest: if it is definitely false, the feature is not bundled (D1). */
  readonly when: When
  readonly routes?: readonly Route[]
  readonly overlays?: readonly Overlay[]
  readonly tasks?: readonly Task[]
  readonly services?: { readonly [Name in keyof Services]?: Lazy<(site: Site) => Services[Name]> }
}
