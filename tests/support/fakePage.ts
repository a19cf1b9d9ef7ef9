import type { Page } from '../../runtime/browser/browser'
import { browserPage } from '../../runtime/browser/page'

type Settable = 'https' | 'secure' | 'online' | 'visible' | 'languages' | 'hasUserActivation'

export interface FakePage extends Omit<Page, Settable> {
  https: boolean
  secure: boolean
  languages: readonly string[]
  reducedMotion: boolean
  /** A tap was a moment ago. */
  hasUserActivation: boolean
  /** Texts that were put into the clipboard. */
  readonly copied: readonly string[]
  /** The clipboard takes nothing. */
  refusesCopies: boolean
  readonly online: boolean
  readonly visible: boolean
  setOnline(online: boolean): void
  setVisible(visible: boolean): void
  /** The page comes back out of the back/forward cache. */
  restore(): void
  /** Addresses that were opened in a new tab. */
  readonly opened: readonly string[]
  /** Addresses of other domains that the page was left for. */
  readonly left: readonly string[]
  readonly reloads: number
}

function bell<T>() {
  const listeners = new Set<(value: T) => void>()
  return {
    ring: (value: T) => {
      for (const heard of [...listeners]) heard(value)
    },
    listen: (heard: (value: T) => void) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}

/** The page of the test's window: its address, head and focus are real, its line and its visibility are told. */
export function fakePage(): FakePage {
  const onlineBell = bell<boolean>()
  const visibleBell = bell<boolean>()
  const restoredBell = bell<void>()
  const opened: string[] = []
  const left: string[] = []
  const copied: string[] = []
  let online = true
  let visible = true
  let reloads = 0
  const told = {
    https: true,
    secure: true,
    languages: ['en-US'],
    reducedMotion: false,
    hasUserActivation: true,
    copied,
    refusesCopies: false,
    async copyToClipboard(text: string) {
      if (!told.refusesCopies) copied.push(text)
      return !told.refusesCopies
    },
    opened,
    left,
    get reloads() {
      return reloads
    },
    get online() {
      return online
    },
    get visible() {
      return visible
    },
    onOnline: onlineBell.listen,
    onVisible: visibleBell.listen,
    onRestored: restoredBell.listen,
    setOnline(next: boolean) {
      online = next
      onlineBell.ring(next)
    },
    setVisible(next: boolean) {
      visible = next
      visibleBell.ring(next)
    },
    restore: () => restoredBell.ring(),
    reload() {
      reloads += 1
    },
    redirectToPath: (path: string) => browserPage.replaceAddress(path),
    redirectToUrl: (address: string) => void left.push(address),
    openTab: (address: string) => void opened.push(address),
    scrollToTop: () => undefined,
    prefersReducedMotion: () => told.reducedMotion,
  }
  // Getters stay getters: the address is read when it is asked for.
  return Object.defineProperties(told, {
    ...Object.getOwnPropertyDescriptors(browserPage),
    ...Object.getOwnPropertyDescriptors(told),
  }) as typeof told & Page
}
