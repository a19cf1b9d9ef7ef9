import type { Clock, Page } from '../../../runtime/browser/browser'
import type { NearChildrenOptions } from '../../../runtime/browser/page/nearness'
import { browserPage } from '../../../runtime/browser/page/page'

type SettableKey =
  | 'https'
  | 'secure'
  | 'online'
  | 'visible'
  | 'focused'
  | 'restored'
  | 'scrollLimit'
  | 'languages'
  | 'hasUserActivation'
  | 'canShare'

export interface FakePage extends Omit<Page, SettableKey> {
  https: boolean
  secure: boolean
  focused: boolean
  /** The document is back after a discard or a reload. */
  restored: boolean
  /** How far the content lets the page scroll. */
  scrollLimit: number
  /** The member scrolls. */
  scrollByHand(place: number): void
  languages: readonly string[]
  reducedMotion: boolean
  /** The visitor has just tapped. */
  hasUserActivation: boolean
  /** Texts that were copied to the clipboard. */
  readonly copied: readonly string[]
  /** Copying to the clipboard fails. */
  clipboardFails: boolean
  canShare: boolean
  /** What was given to the share sheet. */
  readonly shared: readonly object[]
  /** The error with which the share sheet is not used. */
  shareError: string | undefined
  readonly online: boolean
  readonly visible: boolean
  setOnline(online: boolean): void
  setVisible(visible: boolean): void
  /** The window gets the focus back. */
  focusWindow(): void
  /** The page is restored from the back/forward cache. */
  restore(): void
  /** Decides which elements are on the screen; by default all are. Call `scroll` after changing it. */
  isNear: (element: Element) => boolean
  /** Tells those who watch elements which of them are near now. */
  scroll(): void
  /** An element comes to the height where one reads. */
  read(element: Element): void
  /** The member scrolls with a finger. */
  touchScroll(): void
  /** The browser blocks new tabs. */
  blocksTabs: boolean
  /** URLs that were opened in a new tab. */
  readonly openedTabs: readonly string[]
  /** URLs of other domains to which the page was redirected. */
  readonly redirects: readonly string[]
  readonly reloads: number
}

function createEmitter<T>() {
  const listeners = new Set<(value: T) => void>()
  return {
    emit: (value: T) => {
      for (const listener of [...listeners]) listener(value)
    },
    listen: (listener: (value: T) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The page of the test's window: URL, head and focus are real; the test sets the connection and the visibility. */
export function fakePage(clock: Clock): FakePage {
  const onlineEmitter = createEmitter<boolean>()
  const visibleEmitter = createEmitter<boolean>()
  const restoredEmitter = createEmitter<void>()
  const focusEmitter = createEmitter<void>()
  const scrollEmitter = createEmitter<void>()
  const placeEmitter = createEmitter<void>()
  const readEmitter = createEmitter<Element>()
  const scrollInputEmitter = createEmitter<void>()
  let scrollPlace = 0
  const openedTabs: string[] = []
  const redirects: string[] = []
  const copied: string[] = []
  const shared: object[] = []
  let online = true
  let visible = true
  let reloads = 0
  const overrides = {
    https: true,
    focused: true,
    restored: false,
    scrollLimit: 10_000,
    get scrollPlace() {
      return scrollPlace
    },
    scrollTo(place: number) {
      scrollPlace = place
    },
    scrollByHand(place: number) {
      scrollPlace = place
      placeEmitter.emit()
    },
    onScroll: placeEmitter.listen,
    secure: true,
    languages: ['en-US'],
    reducedMotion: false,
    hasUserActivation: true,
    copied,
    clipboardFails: false,
    async copyToClipboard(text: string) {
      if (!overrides.clipboardFails) copied.push(text)
      return !overrides.clipboardFails
    },
    canShare: false,
    shared,
    shareError: undefined,
    async share(link: object) {
      if (overrides.shareError !== undefined) throw new DOMException('', overrides.shareError)
      shared.push(link)
    },
    openedTabs,
    redirects,
    get reloads() {
      return reloads
    },
    get online() {
      return online
    },
    get visible() {
      return visible
    },
    onOnline: onlineEmitter.listen,
    onVisible: visibleEmitter.listen,
    onFocus: focusEmitter.listen,
    onRestored: restoredEmitter.listen,
    setOnline(next: boolean) {
      online = next
      onlineEmitter.emit(next)
    },
    setVisible(next: boolean) {
      visible = next
      visibleEmitter.emit(next)
    },
    focusWindow: () => focusEmitter.emit(),
    restore: () => restoredEmitter.emit(),
    isNear: (_: Element): boolean => true,
    scroll: () => scrollEmitter.emit(),
    onNearChildren(
      _: Element,
      children: readonly Element[],
      { delay }: NearChildrenOptions,
      listener: (child: Element) => void,
    ) {
      const waiting = new Set(children)
      const notify = () => {
        for (const child of waiting)
          if (overrides.isNear(child))
            clock.after(delay, () => overrides.isNear(child) && waiting.delete(child) && listener(child))
      }
      const stop = scrollEmitter.listen(notify)
      notify()
      return () => void stop()
    },
    onNearChange(element: Element, _margin: number, listener: (isNear: boolean) => void) {
      let was: boolean | undefined
      const notify = () => {
        const isNear = overrides.isNear(element)
        if (isNear !== was) listener(isNear)
        was = isNear
      }
      const stop = scrollEmitter.listen(notify)
      notify()
      return () => void stop()
    },
    onCurrent(elements: readonly Element[], listener: (element: Element) => void) {
      const stop = readEmitter.listen((element) => {
        if (elements.includes(element)) listener(element)
      })
      return () => void stop()
    },
    read: readEmitter.emit,
    onScrollInput(listener: () => void) {
      const stop = scrollInputEmitter.listen(listener)
      return () => void stop()
    },
    touchScroll: () => scrollInputEmitter.emit(),
    reload() {
      reloads += 1
    },
    redirectToPath: (path: string) => browserPage.replaceAddress(path),
    redirectToUrl: (address: string) => void redirects.push(address),
    blocksTabs: false,
    openTab(address: string) {
      if (!overrides.blocksTabs) openedTabs.push(address)
      return !overrides.blocksTabs
    },
    scrollToTop() {
      scrollPlace = 0
    },
    prefersReducedMotion: () => overrides.reducedMotion,
  }
  // Getters stay getters, because the URL changes.
  return Object.defineProperties(overrides, {
    ...Object.getOwnPropertyDescriptors(browserPage),
    ...Object.getOwnPropertyDescriptors(overrides),
  }) as typeof overrides & Page
}
