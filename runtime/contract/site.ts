import type { Atom, createStore } from 'jotai/vanilla'
import type { Browser } from '../browser/browser'
import type { SiteData } from '../browser/start/siteData'
import type { Session } from '../rules/session/session'
import type { InterruptionId } from '../tables/interruptionOrder'
import type { Language } from '../tables/languages'
import type { OverlayId } from '../tables/overlays'
import type { Ms } from '../tables/times'
import type { InterruptionRequest, InterruptionResult } from './interruptions'
import type { FailureNotice, PayloadArguments, ResultOf } from './overlays'
import type { PlaceProvider } from './places'
import type { Platform } from './platform'
import type { Services } from './services'
import type { Translate } from './text'

export type { PageHead, SiteData } from '../browser/start/siteData'

export interface NavigateOptions {
  readonly replace?: boolean
  /** Where the member returns after a login; never part of the URL (D4). */
  readonly returnTo?: string | undefined
}

/** The current URL, and where a login from here returns to. */
export interface SiteLocation {
  readonly path: string
  readonly search: string
  readonly returnTo: string | undefined
}

export interface SessionStore {
  /** Begins a session, and stores it as the manifest says (D128). */
  begin(session: Session): void
  /** Stores a session without beginning it: the member is logged in at the next start (I4.18). */
  save(session: Session): void
  /** Adds what the member-info call has answered to the session (D4). */
  update(session: Session): void
  /** Ends the session on this device and in the other tabs; false when that token's session has ended already. */
  end(token?: string): boolean
}

/** Everything that a feature may use. One value for each page; there are no globals. */
export interface Site {
  readonly data: SiteData
  readonly browser: Browser
  readonly platform: Platform
  /** The features of this site whose conditions hold now. */
  readonly activeFeatures: Atom<readonly PlaceProvider[]>
  readonly store: ReturnType<typeof createStore>
  readonly text: {
    readonly t: Translate
    subscribe(changed: () => void): () => void
    readonly language: Language
    /** Counts the changes of the texts. */
    readonly revision: number
  }
  /** Loads a language's texts, then switches to it and stores the choice. Rejects with ChunkLoadError when they cannot be loaded. */
  changeLanguage(language: Language): Promise<void>
  /** Opens an overlay; resolves to its result, or to undefined when it was dismissed. */
  openOverlay<Id extends OverlayId>(id: Id, ...payload: PayloadArguments<Id>): Promise<ResultOf<Id>>
  /**
   * Opens something that nobody has asked for, when it interrupts nothing (D27). Resolves to its result, or to `neverOpened`
   * when it was withdrawn. Without a connection to load the code for it, nothing opens.
   */
  interrupt<Id extends InterruptionId>(
    id: Id,
    request: InterruptionRequest<Id>,
  ): Promise<InterruptionResult<Id>>
  /** Goes to a path of the site, with the kept query parameters (I9.25). */
  go(to: string, options?: NavigateOptions): void
  readonly location: SiteLocation
  /** Whether no visitor may see the page of a path: by the manifest's guard, else by the page's own. */
  isForMembers(path: string): boolean
  /** Shows a dialog; resolves to its result when it is closed (I8.23). A message that is already open is not shown twice. */
  notice(notice: FailureNotice): Promise<ResultOf<'notice'>>
  toast(message: string, duration?: Ms): void
  readonly session: SessionStore
  /** Asks again for flags and settings whose last request failed; resolves after a few seconds at the latest. */
  refetchFailedValues(): Promise<void>
  /** A feature's service; undefined when no feature of this site provides it. */
  service<Name extends keyof Services>(name: Name): Promise<Services[Name] | undefined>
}
