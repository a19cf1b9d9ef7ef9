import { hasFreshParam } from '../../rules/system/recovery'
import type { Page, Stop } from '../browser'
import {
  isBarReserved,
  isLineReserved,
  preferredLanguages,
  replaceAddress,
  reserveBar,
  reserveLine,
  setDocumentLanguage,
  showSplash,
} from './earlyPage'
import { holdKeyboard, saveFocus, takeHeldText } from './focus'
import { onCurrent, onNearChange, onNearChildren } from './nearness'

function listen(target: EventTarget, event: string, listener: (event: Event) => void): Stop {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}

function listenAll(events: readonly string[], listener: (event: Event) => void): Stop {
  const stops = events.map((event) => listen(window, event, listener))
  return () => stops.forEach((stop) => void stop())
}

/** Gives a `meta` or `link` of the head its value, or removes it; `name` is what selects it. */
function setInHead(
  name: string,
  value: string | undefined,
  tag = 'meta',
  key = 'name',
  attribute = 'content',
) {
  const { head } = document
  const found = head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === undefined) return found?.remove()
  const element = found ?? head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}

type Watcher = { onclose: (() => void) | null; destroy(): void }
type WatcherWindow = { CloseWatcher?: new () => Watcher }

/** Safari and Firefox have no CloseWatcher; there, Escape is the only close request besides Back. */
function onCloseRequest(listener: () => void): Stop {
  const { CloseWatcher } = window as WatcherWindow
  if (CloseWatcher) {
    const watcher = new CloseWatcher()
    watcher.onclose = listener
    return () => {
      watcher.onclose = null
      watcher.destroy()
    }
  }
  return listen(document, 'keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') listener()
  })
}

/** Checkboxes, radio buttons and buttons have a value that nobody typed. */
const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !['hidden', 'checkbox', 'radio', 'button', 'submit'].includes(type),
  )

let lockCount = 0

/** Locks nest: the page scrolls again when the last one is released. */
function lockScroll(): Stop {
  let isLocked = true
  lockCount += 1
  document.documentElement.dataset.locked = ''
  return () => {
    if (!isLocked) return
    isLocked = false
    lockCount -= 1
    if (lockCount === 0) delete document.documentElement.dataset.locked
  }
}

const scrollTo = (top: number): void => window.scrollTo({ top })
const redirect = (address: string): void => location.replace(address)

export const browserPage: Page = {
  get origin() {
    return location.origin
  },
  get hostname() {
    return location.hostname
  },
  get https() {
    return location.protocol === 'https:'
  },
  get secure() {
    return window.isSecureContext
  },
  get path() {
    return location.pathname
  },
  get search() {
    return location.search
  },
  get hash() {
    return location.hash
  },
  get online() {
    return navigator.onLine
  },
  get visible() {
    return document.visibilityState === 'visible'
  },
  get typing() {
    return document.activeElement?.matches('input:not([data-held]), textarea, select, iframe') ?? false
  },
  get focused() {
    return document.hasFocus()
  },
  get languages() {
    return preferredLanguages()
  },
  get restored() {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { wasDiscarded = false } = document as { wasDiscarded?: boolean }
    // Our own reload past the caches is a navigation to another address.
    return (
      wasDiscarded ||
      (entry !== undefined && (entry.type !== 'navigate' || hasFreshParam(new URL(entry.name).search)))
    )
  },
  get entryKey() {
    // The router's key; the first entry of a visit has none.
    const { key = '' } = (history.state ?? {}) as { key?: string }
    return `${key} ${location.pathname}`
  },
  get scrollPlace() {
    return Math.round(window.scrollY)
  },
  get scrollLimit() {
    return document.documentElement.scrollHeight - window.innerHeight
  },
  scrollTo,
  onScroll: (listener) => listen(window, 'scroll', listener),
  onOnline: (listener) => listenAll(['online', 'offline'], ({ type }) => listener(type === 'online')),
  onVisible: (listener) =>
    listen(document, 'visibilitychange', () => listener(document.visibilityState === 'visible')),
  onFocus: (listener) => listen(window, 'focus', listener),
  onRestored: (listener) =>
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) listener()
    }),
  replaceAddress,
  reload: () => location.reload(),
  redirectToPath: redirect,
  redirectToUrl: redirect,
  openTab(address) {
    // With "noopener" it would not say whether the tab was opened.
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    return tab !== null
  },
  reserveBar,
  get barSpace() {
    return isBarReserved()
  },
  reserveLine,
  get lineSpace() {
    return isLineReserved()
  },
  showSplash,
  get splashVisible() {
    return document.documentElement.hasAttribute('data-splash')
  },
  get userBusy() {
    return (
      browserPage.typing ||
      document.querySelector('dialog[open], iframe[data-shown]') !== null ||
      hasTypedText()
    )
  },
  setLanguage: setDocumentLanguage,
  setHead({ title, description, keywords, robots, canonical }) {
    document.title = title
    setInHead('description', description)
    setInHead('keywords', keywords)
    setInHead('robots', robots)
    setInHead('canonical', canonical, 'link', 'rel', 'href')
  },
  lockScroll,
  scrollToTop: () => scrollTo(0),
  saveFocus,
  onCloseRequest,
  get hasUserActivation() {
    return (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive === true
  },
  async copyToClipboard(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
  get canShare() {
    return 'share' in navigator
  },
  share: (link) => navigator.share(link),
  onNearChange,
  onNearChildren,
  onCurrent,
  onScrollInput: (listener) => listenAll(['wheel', 'touchmove', 'keydown'], listener),
  holdKeyboard,
  takeHeldText,
  prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
}
