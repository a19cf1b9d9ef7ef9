/** Something on a page that a member can name: by what it is, and by what it is called. */
export interface Target {
  readonly kind: 'button' | 'link' | 'field' | 'heading' | 'dialog'
  /** Its accessible name, exactly. */
  readonly name: string
  /** Looked for only there; on the whole page when absent. */
  readonly inside?: 'main' | 'nav' | 'header'
}

export type Key = 'Enter' | 'Escape' | 'Tab'

/** One tab of one browser: all that a journey may do, whatever the engine. What waits rejects after a while. */
export interface Driver {
  readonly engine: 'Chromium' | 'Firefox' | 'WebKit'
  /** Loads an address; resolves when the page has loaded. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  address(): Promise<URL>
  /** Waits until it can be seen and reached. */
  see(target: Target): Promise<void>
  /** Taps it once it stands still. */
  tap(target: Target): Promise<void>
  /** Types into a field, over what stood there. */
  fill(target: Target, text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  evaluate<T>(expression: string): Promise<T>
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** What the pages of this tab have written to their console and asked of the network, as far as the engine tells. */
  log(): readonly string[]
  /** Another tab of the same browser, with the same storage. */
  newTab(): Promise<Driver>
  close(): Promise<void>
}

export interface PhoneOptions {
  /** Service workers stay out of the way of tests that are not about them; WebKit cannot block them, so the site hides its own. */
  readonly serviceWorkers?: 'allow' | 'block'
  /**
   * A browser that has never been used: empty caches, and everything that belongs to a whole browser (its clock, its
   * network) is the test's own. Else only what sites have stored is gone, and files that never change may be cached.
   */
  readonly fresh?: boolean
  readonly ignoreHTTPSErrors?: boolean
}

/** A browser that opens members' phones: each with a storage of its own, 360x640. */
export interface Engine {
  readonly name: Driver['engine']
  /** `language` is what the browser says it reads, e.g. "vi-VN"; WebKit keeps the system's. */
  newPhone(language?: string, options?: PhoneOptions): Promise<Driver>
  close(): Promise<void>
}

export const phone = { width: 360, height: 640 } as const

/** Nothing on the page is on its way somewhere; skeletons shimmer for ever and do not count. */
export const standsStill = `document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getComputedTiming().iterations === Infinity)`

/** What someone who looks at the page sees of it: its address and its words, for the report of a wait in vain. */
export const glance = `[location.pathname + location.search, document.documentElement.lang,
  ...document.body.innerText.split('\\n').filter((line) => line.trim() !== '')].join(' | ').slice(0, 800)`
