import type { KeyName } from '../tables/keys'
import type { SocialChannel } from '../tables/social'
import type { Ms } from '../tables/times'
import type { OneTap } from './identity/oneTap'
import type { Firebase, FirebaseConfig, SignIn } from './identity/signIn'
import type { Worker } from './worker'

/** What starts something returns this; calling it twice does no harm. */
export type Stop = () => void

export interface Clock {
  /** Milliseconds since 1970, as the device believes. */
  now(): number
  /** Milliseconds that only ever grow, also across changes of the device's clock (F098). */
  steady(): number
  after(delay: Ms, run: () => void): Stop
  every(delay: Ms, run: () => void): Stop
  /** Runs when the page has nothing better to do, or a little later. */
  whenIdle(run: () => void): Stop
}

/** What the device keeps. Absent, full or refused storage falls back to memory for this page's life (D8, F023, F024). */
export interface Keep {
  read(key: KeyName): unknown
  /** Whether anything stands there, be it unreadable. */
  has(key: KeyName): boolean
  write(key: KeyName, value: unknown): void
  remove(key: KeyName): void
  /** Tells of changes that another tab made. */
  watch(key: KeyName, changed: () => void): Stop
  /** False when something could not be kept beyond this page. */
  readonly lasting: boolean
}

export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeout: Ms
  readonly signal?: AbortSignal
  readonly credentials?: 'include' | 'omit'
  /** An answer from elsewhere is none. */
  readonly redirect?: 'error'
}

export interface HttpAnswer {
  readonly status: number
  /** Without parameters, lower case. */
  readonly contentType: string
  readonly text: string
  /** When the host says that it answered, in ms since 1970 by its own clock; undefined when it does not say. */
  readonly date?: number | undefined
}

/** Sends one request, once. Rejects with a Failure of kind offline, network, timeout or cancelled. */
export interface Http {
  send(request: HttpRequest): Promise<HttpAnswer>
}

export interface Page {
  readonly origin: string
  readonly hostname: string
  readonly https: boolean
  /** Passwords may be sent from here: https, or this very machine (D17, F056, F060). */
  readonly secure: boolean
  /** The address at the start; afterwards the router knows it. */
  readonly path: string
  readonly search: string
  readonly hash: string
  readonly online: boolean
  readonly visible: boolean
  /** A field for text has the focus: nothing may come up by itself. */
  readonly typing: boolean
  readonly languages: readonly string[]
  onOnline(changed: (online: boolean) => void): Stop
  onVisible(changed: (visible: boolean) => void): Stop
  /** The page came back out of the browser's back/forward cache (F081). */
  onRestored(restored: () => void): Stop
  /** Replaces the address without a navigation. */
  replaceAddress(pathAndSearch: string): void
  reload(): void
  /** Leaves for another page of this site, replacing this one. */
  leaveTo(path: string): void
  /** Leaves for another domain of the merchant's, replacing this page; the address was built by rules/address.ts (D16). */
  leaveFor(address: string): void
  /** Opens an outer address in a new tab; only inside a tap. */
  openTab(address: string): void
  /** The start picture of an installed app, painted by the build (E4.64). */
  showSplash(shown: boolean): void
  /** It stands there now. */
  readonly splash: boolean
  /** Somebody is in the midst of what a navigation would lose: a field has the focus or a text in it, a dialog is open, or a captcha. */
  readonly engaged: boolean
  setLanguage(tag: string, direction: 'ltr' | 'rtl'): void
  setHead(head: { title: string; description?: string; robots?: string; canonical?: string }): void
  /** Keeps the page behind an overlay from scrolling. */
  lockScroll(): Stop
  scrollToTop(): void
  /** Remembers who has the focus; what it returns gives it back, if they are still there. */
  holdFocus(): Stop
  /** Asks for the system's close gesture: CloseWatcher where there is one, else Escape (D17). */
  onCloseRequest(requested: () => void): Stop
  prefersReducedMotion(): boolean
  /** A tap is still fresh enough to open a window; false too where the browser does not tell. */
  readonly tapped: boolean
  /** Puts a text into the clipboard; false when the browser refuses. */
  copy(text: string): Promise<boolean>
}

export interface Native {
  readonly userAgent: string
  readonly touchPoints: number
  readonly standalone: boolean
  /** Whether the native app signs in by that channel itself; undefined where it does not say (D7). */
  supportsSocial(channel: SocialChannel): boolean | undefined
}

export interface Scripts {
  /** Loads a stylesheet of the site, once; false when it does not come. Never rejects: an unstyled page beats none. */
  stylesheet(url: string): Promise<boolean>
}

export interface Random {
  bytes(count: number): Uint8Array
  /** A random version 4 UUID. */
  uuid(): string
}

/** Tabs of one merchant tell each other small things. */
export interface Tabs {
  tell(message: TabMessage): void
  listen(heard: (message: TabMessage) => void): Stop
}

export type TabMessage = 'loggedOut' | 'loggedIn'

export interface Identity {
  /** The device id, made once and kept; never rejects (I3.31, I3.32, I5.01, F030). */
  deviceId(): Promise<string>
}

/** Seals small secrets for this browser alone (D8). Never rejects: what cannot be done comes to undefined. */
export interface Vault {
  /** The text sealed, or undefined where the browser cannot: then it must not be kept at all. */
  seal(text: string): Promise<string | undefined>
  /** The text, or undefined when the seal was changed or made elsewhere, or its key is gone. */
  open(sealed: string): Promise<string | undefined>
}

/** A page of ours in a frame of its own, where a vendor's code runs out of reach of the site (D16). */
export interface FrameLine {
  send(message: unknown): void
  /** Lays it over everything, which lies still meanwhile; or takes it away, and gives the focus back (F096). */
  show(shown: boolean): void
  close(): void
}

export interface FrameRequest {
  /** A path of the site. */
  readonly address: string
  /** Spoken name. */
  readonly title: string
  /** The class that dresses it. */
  readonly name: string
  /** Told what the frame itself says, and nobody else; of any shape. */
  heard(message: unknown): void
}

export interface Frames {
  open(request: FrameRequest): FrameLine
}

export type { Firebase, FirebaseConfig, SignIn, SocialChannel, Worker }

export interface Privacy {
  /** Whether this is a private window; asked once. What cannot be told is no (F032). */
  incognito(): Promise<boolean>
}

/** What leaves the page while nobody waits, and what of advertisers comes into it. */
export interface Tracking {
  /**
   * Sends a small body, also while the page goes away; a blocked one is gone, in silence (F053). At most 64 KB. An
   * anonymous one goes without cookies.
   */
  beacon(address: string, body: string, anonymous: boolean): void
  /** Loads a vendor's script into the page. Rejects when it is blocked, throws when the manifest does not list its host. */
  script(address: string): Promise<void>
  /** The widest host that a cookie sticks to: "example.com" (D7). */
  cookieHost(): string
  /** What the native app tells of its advertising ids, of any shape (WLBridge.getTrackingIds, I3.30). Never throws. */
  nativeIds(): unknown
  /** Where vendors' scripts look for what the page left them. */
  readonly globals: Record<string, unknown>
}

/** What the page's own guard, a script in its HTML, knows of this start (F009, F123). */
export interface Guard {
  /** This page came by a navigation that the guard made by itself. */
  readonly recovered: boolean
  /** The site is drawn: the guard's watch over the start ends. */
  started(): void
  /** The site cannot go on: the page is loaded anew, once and only while it starts, else it says so (F009). */
  failed(): void
  /** Loads the page anew, past every cache, once for each build that the host has: false when that was done already. */
  recover(build: string): boolean
  /** The same inside a tap of the member's, as often as they like. */
  renew(): void
}

/** The browser, as an argument. Only this folder touches the real one; tests hand in a fake. */
export interface Edge {
  readonly clock: Clock
  readonly keep: Keep
  readonly http: Http
  readonly page: Page
  readonly native: Native
  readonly scripts: Scripts
  readonly frames: Frames
  readonly random: Random
  readonly tabs: Tabs
  readonly identity: Identity
  readonly vault: Vault
  readonly firebase: Firebase
  readonly privacy: Privacy
  /** Google's one-tap prompt; loaded when it is wanted. */
  readonly oneTap: () => Promise<OneTap>
  /** Its code comes with the first who asks. */
  readonly tracking: () => Promise<Tracking>
  readonly worker: Worker
  readonly guard: Guard
}
