import type { Atom, createStore } from 'jotai/vanilla'
import type { Browser } from '../browser/browser'
import type { SiteData } from '../browser/siteData'
import type { Session } from '../rules/session/session'
import type { Language } from '../tables/languages'
import type { OverlayId } from '../tables/overlays'
import type { Feature } from './feature'
import type { Platform } from './platform'
import type { Services } from './services'
import type { TextKey, Translate } from './text'

export type { PageHead, SiteData } from '../browser/siteData'

export interface GoOptions {
  readonly replace?: boolean
  /** Where the member returns to after a login; never part of the address (D4). */
  readonly returnTo?: string | undefined
}

/** The address that is shown, and where a member who logs in here returns to. */
export interface Here {
  readonly path: string
  readonly search: string
  readonly returnTo: string | undefined
}

export interface Notice {
  /** Absent: the word for "notice" (I8.23). */
  readonly title?: TextKey
  readonly message: string
  /** Absent: the word for "confirm" (I8.23). */
  readonly confirm?: TextKey
}

export interface SessionDoor {
  /** A member is logged in from now on; kept as the manifest says (D15). */
  begin(session: Session): void
  /** Kept on the device and not begun: who leaves the page now is logged in when it starts again (I4.18). */
  keep(session: Session): void
  /** The same session, better known: the member-info call has answered (D4). */
  complete(session: Session): void
  /** Ends the session on this device and in the other tabs; false when that token's session is gone already. */
  end(token?: string): boolean
}

/** Everything that a feature may use. One value for each page, no globals. */
export interface Site {
  readonly data: SiteData
  readonly edge: Browser
  readonly platform: Platform
  /** The features of this site whose conditions hold now. */
  readonly mounted: Atom<readonly Feature[]>
  readonly store: ReturnType<typeof createStore>
  readonly text: {
    readonly t: Translate
    subscribe(changed: () => void): () => void
    readonly language: Language
  }
  /** Loads another language's texts, then shows it and keeps it. Rejects with CodeMissing when they cannot be loaded. */
  speak(language: Language): Promise<void>
  /** Opens an overlay; resolves to what it was closed with, or undefined when it was dismissed. */
  open(id: OverlayId, given?: unknown): Promise<unknown>
  /** Goes to a path of the site; kept query parameters go along (I9.25). */
  go(to: string, options?: GoOptions): void
  readonly here: Here
  /** A dialog with one button; resolves when it is closed (I8.23). Two of the same words are one. */
  notice(notice: Notice): Promise<void>
  toast(message: string): void
  readonly session: SessionDoor
  /** Asks a feature; undefined when no feature of this site answers. */
  service<Name extends keyof Services>(name: Name): Promise<Services[Name] | undefined>
}
