/** An element of a page, identified by its role and accessible name. */
export interface Target {
  readonly kind: 'button' | 'link' | 'field' | 'heading' | 'dialog'
  /** Its accessible name, exactly. */
  readonly name: string
  /** Searched only there; on the whole page when absent. */
  readonly inside?: 'main' | 'nav' | 'header'
}

/** Names a target in a message. */
export const describeTarget = ({ kind, name, inside }: Target): string =>
  `exactly one ${kind} named "${name}"${inside ? ` in <${inside}>` : ''}`

export type Key = 'Enter' | 'Escape' | 'Tab'

/** One tab of a browser: everything that a journey can do, in any engine. Methods that wait reject after a time limit. */
export interface Driver {
  readonly engine: 'Chromium' | 'Firefox' | 'WebKit'
  /** Loads an address; resolves when the page has loaded, in WebKit when its document has been read. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  address(): Promise<URL>
  /** Waits until it is visible and reachable. */
  see(target: Target): Promise<void>
  /** Taps it once it no longer moves. */
  tap(target: Target): Promise<void>
  /** Types into a field, replacing its value; in Chromium all at once. */
  fill(target: Target, text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The value of an expression in the page; it must be serializable as JSON. */
  evaluate<T>(expression: string): Promise<T>
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** Console output and network requests of this tab, as far as the engine reports them. */
  log(): readonly string[]
  /** Another tab of the same browser, with the same storage. */
  newTab(): Promise<Driver>
  close(): Promise<void>
}

export interface PhoneOptions {
  /** Blocked in tests that are not about service workers. WebKit cannot block them, so there the server hides the worker. */
  readonly serviceWorkers?: 'allow' | 'block'
  /**
   * An unused browser context: its caches are empty, and the test may change what belongs to a whole context (clock, network).
   * Otherwise only the storage of sites is empty, and immutable files may be cached.
   */
  readonly fresh?: boolean
  readonly ignoreHTTPSErrors?: boolean
}

/** A browser that creates emulated phones: each with its own storage, 360x640. */
export interface Engine {
  readonly name: Driver['engine']
  /** `language` is the language of the browser, e.g. "vi-VN"; WebKit always uses that of the system. */
  newPhone(language?: string, options?: PhoneOptions): Promise<Driver>
  close(): Promise<void>
}

export { phoneViewport } from '../../../scripts/bench/phone'

/** No animation is running on the page; endless ones, such as the shimmer of skeletons, do not count. */
export const animationsFinished = `document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getComputedTiming().iterations === Infinity)`

/** A summary of the visible page, its path, state and text, for the error message of a wait that timed out. */
export const pageSummary = `[location.pathname + location.search, document.readyState, document.documentElement.lang,
  ...document.body.innerText.split('\\n').filter((line) => line.trim() !== '')].join(' | ').slice(0, 800)`
