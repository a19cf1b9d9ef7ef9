import type { SocialChannel } from '../tables/socialChannels'
import type { StorageKey } from '../tables/storageKeys'
import type { Clock, Stop } from './clock'
import type { Native, SystemInstallPrompt } from './device/device'
import type { PageSharing } from './device/sharing'
import type { OneTap } from './identity/oneTap'
import type { Firebase, FirebaseConfig, SignIn, SignInPopup } from './identity/signIn'
import type { Messaging } from './messaging/messaging'
import type { Http } from './network/http'
import type { Line } from './network/line'
import type { PageFocus } from './page/focus'
import type { Frames } from './page/frames'
import type { NearChildrenOptions } from './page/nearness'
import type { PagePlace } from './page/pagePlace'
import type { PageRoom } from './page/pageRoom'
import type { PageTap } from './page/pageTap'
import type { Pictures } from './page/pictures'
import type { PageHead } from './start/siteData'

export type { Clock, Stop } from './clock'
export type { Native, SystemInstallPrompt } from './device/device'
export type { Messaging, PushPermission } from './messaging/messaging'
export type { Http, HttpRequest, HttpResponse } from './network/http'
export type { Line } from './network/line'
export type { FrameConnection, FrameOptions, Frames } from './page/frames'

/**
 * Values stored on the device, by key. Where storage is absent, full or refused, they live in memory until the page is
 * closed (D8, F023, F024). `owner` follows the name of a key that each member has (E4.40).
 */
export interface SiteStorage {
  read(key: StorageKey, owner?: string): unknown
  /** Whether a value is stored, even an unreadable one. */
  has(key: StorageKey): boolean
  write(key: StorageKey, value: unknown, owner?: string): void
  remove(key: StorageKey): void
  /** Calls the listener when another tab changes the value. */
  watch(key: StorageKey, listener: () => void): Stop
  /** False when some value could not be stored beyond this page. */
  readonly persistent: boolean
}

export interface Page extends PagePlace, PageFocus, PageRoom, PageSharing, PageTap {
  readonly origin: string
  readonly hostname: string
  readonly https: boolean
  /** Passwords may be sent from this page: it uses https or runs on localhost (D134, F056, F060). */
  readonly secure: boolean
  /** Read the address here only at the start; afterwards the router owns it. */
  readonly path: string
  readonly search: string
  readonly hash: string
  readonly online: boolean
  readonly visible: boolean
  /** A text field has the focus, or a page in a frame, which may have one: nothing may open by itself. */
  readonly typing: boolean
  /** Whether this window has the focus, and not another one. */
  readonly focused: boolean
  readonly languages: readonly string[]
  onOnline(listener: (online: boolean) => void): Stop
  onVisible(listener: (visible: boolean) => void): Stop
  /** The window has got the focus back, from another one or from the system. */
  onFocus(listener: () => void): Stop
  /** The page was restored from the back/forward cache (F081). */
  onRestored(listener: () => void): Stop
  /** Replaces the address without a navigation. */
  replaceAddress(pathAndSearch: string): void
  reload(): void
  /** Navigates to another page of this site, without a history entry for this one. */
  redirectToPath(path: string): void
  /**
   * Navigates to another of the merchant's domains, without a history entry for this page; only for URLs of
   * `entryUrl` (D149).
   */
  redirectToUrl(address: string): void
  /** Shows or hides the splash screen of an installed app, which the build puts into the page (E4.64). */
  showSplash(shown: boolean): void
  /** The splash screen is visible. */
  readonly splashVisible: boolean
  /** A navigation would lose something: a field has the focus or text in it, or a dialog or captcha is open. */
  readonly userBusy: boolean
  setLanguage(tag: string, direction: 'ltr' | 'rtl'): void
  setHead(head: PageHead): void
  /** Keeps the page behind an overlay from scrolling. */
  lockScroll(): Stop
  scrollToTop(): void
  /** Listens for the system's close gesture: CloseWatcher where available, else Escape (D66). */
  onCloseRequest(listener: () => void): Stop
  prefersReducedMotion(): boolean
  /** Calls back once for each child of a scroll container that comes close to what is visible of it. */
  onNearChildren(
    container: Element,
    children: readonly Element[],
    options: NearChildrenOptions,
    listener: (child: Element) => void,
  ): Stop
  /** Calls back whenever an element comes within `margin` px of the viewport, or leaves it. */
  onNearChange(element: Element, margin: number, listener: (isNear: boolean) => void): Stop
  /** Calls back with the element at the height where one reads, whenever it is another one. */
  onCurrent(elements: readonly Element[], listener: (element: Element) => void): Stop
  /** Calls back when the visitor scrolls, with a finger, a wheel or a key. */
  onScrollInput(listener: () => void): Stop
}

export interface Random {
  bytes(count: number): Uint8Array
  /** A random version 4 UUID. */
  uuid(): string
}

/** Sends short messages between the tabs of one merchant. */
export interface Tabs {
  broadcast(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): Stop
}

export interface TabMessage {
  readonly type: 'loggedOut'
  /** The hash of the token whose session has ended (D21). */
  readonly tokenHash: string
  /** The hash of the member's id, where it is known: in their other tabs the member may have another token (D128). */
  readonly memberHash?: string
  /** When it ended, in ms since 1970: a session that began later goes on. */
  readonly at: number
}

export interface DeviceIdentity {
  /** The device id, created once and stored; never rejects (I3.31, I3.32, I5.01, F030). */
  deviceId(): Promise<string>
}

/**
 * Encrypts small secrets so that only this browser can read them (D8). Never rejects: failures resolve to undefined.
 */
export interface SecretStorage {
  /** The encrypted text, or undefined where the browser cannot encrypt: then the secret must not be stored at all. */
  encrypt(text: string): Promise<string | undefined>
  /**
   * The decrypted text, or undefined when the ciphertext was changed or made elsewhere, or its key is gone. Rejects when the code
   * for it fails to load.
   */
  decrypt(encrypted: string): Promise<string | undefined>
}

export type { Firebase, FirebaseConfig, SignIn, SignInPopup, SocialChannel }

export interface Privacy {
  /** Whether this is a private window; detected once. False when it cannot be detected (F032). */
  isIncognito(): Promise<boolean>
}

/** Sends tracking data in the background and loads advertisers' scripts. */
export interface Tracking {
  /**
   * Sends a small body (at most 64 KB), even while the page is being closed. A blocked beacon is dropped silently (F053).
   * An anonymous one carries no cookies.
   */
  beacon(address: string, body: string, anonymous: boolean): void
  /** Loads a vendor's script into the page. Rejects when it is blocked or the manifest does not list its host. */
  loadScript(address: string): Promise<void>
  /** The widest domain that accepts a cookie: "example.com" (D7). */
  cookieHost(): string
  /** The native app's advertising ids, not validated yet (WLBridge.getTrackingIds, I3.30). Never throws. */
  nativeIds(): unknown
  /** The global object, where vendors' scripts expect their configuration. */
  readonly globals: Record<string, unknown>
}

/** The application's access to the startup watchdog, a script in the page's HTML (F009, F123). */
export interface WatchdogClient {
  /** This page was loaded by the watchdog's own reload. */
  readonly recovered: boolean
  /** Reports that the site is rendered: the watchdog stops watching. */
  reportStarted(): void
  /**
   * Reports that the site cannot continue. The page is reloaded, once and only during startup; otherwise it shows an error
   * (F009).
   */
  reportFailure(): void
  /** Reloads the page, bypassing every cache, once for each build on the host; false when that was done already. */
  recover(build: string): boolean
  /** The same reload at the request of the member, as often as they like. */
  hardReload(): void
}

/**
 * The page's access to the site's service worker (E7.24). Where there is none, every method does nothing and resolves.
 */
export interface ServiceWorkerClient {
  /** Registers the script for /m/; never rejects. */
  register(address: string): Promise<void>
  /**
   * Calls the listener when a new worker is installed and waiting; right away when one is waiting already. `build` is the
   * build of the site that the worker belongs to, which may be that of this very page; undefined when the worker does not
   * say.
   */
  onWaiting(listener: (build: string | undefined) => void): Stop
  /** Lets the worker ask the network for the next page, even if one is on the device (D28). */
  askNetworkFirst(): Promise<void>
  /** Checks for a newer worker now. */
  checkForUpdate(): Promise<void>
  /**
   * Activates the waiting worker, only when the member has tapped (F126). `onReady` is called when it is active, when
   * there is none, and when it takes too long. A page that is left during the switch may wait for a response that never
   * comes, so `onReady` is called again a few times while the page is still here.
   */
  takeOver(onReady: () => void): void
  /** Lets the active worker cache what has not been used yet (D196). */
  cacheRest(): Promise<void>
  /** Unregisters all workers of this site and deletes their caches (F125); resolves when that is done or has failed. */
  remove(): Promise<void>
}

/** The browser, as an argument. Only this folder touches the real one; tests pass a fake. */
export interface Browser {
  readonly clock: Clock
  readonly storage: SiteStorage
  readonly http: Http
  readonly line: Line
  readonly page: Page
  readonly native: Native
  readonly installPrompt: SystemInstallPrompt
  readonly frames: Frames
  readonly random: Random
  readonly tabs: Tabs
  readonly deviceIdentity: DeviceIdentity
  readonly secretStorage: SecretStorage
  readonly firebase: Firebase
  readonly privacy: Privacy
  /** Google's one-tap prompt, loaded on demand. */
  readonly oneTap: () => Promise<OneTap>
  /** Loaded on demand. */
  readonly pictures: () => Promise<Pictures>
  /** Loaded on demand. */
  readonly tracking: () => Promise<Tracking>
  readonly serviceWorker: ServiceWorkerClient
  /** Push messages; loaded on demand. */
  readonly messaging: () => Promise<Messaging>
  readonly watchdog: WatchdogClient
}
