import type { Page, Stop } from './edge'

function listen(target: EventTarget, event: string, heard: (event: Event) => void): Stop {
  target.addEventListener(event, heard)
  return () => target.removeEventListener(event, heard)
}

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === undefined) {
    found?.remove()
    return
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}

function setCanonical(href: string | undefined): void {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (href === undefined) {
    found?.remove()
    return
  }
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = href
}

type Watcher = { onclose: (() => void) | null; destroy(): void }
type WatcherWindow = { CloseWatcher?: new () => Watcher }

/** Safari and Firefox have no CloseWatcher: there Escape is the only close request besides Back. */
function onCloseRequest(requested: () => void): Stop {
  const { CloseWatcher } = window as WatcherWindow
  if (CloseWatcher) {
    const watcher = new CloseWatcher()
    watcher.onclose = requested
    return () => {
      watcher.onclose = null
      watcher.destroy()
    }
  }
  return listen(document, 'keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') requested()
  })
}

/** Boxes and buttons carry a value that nobody typed. */
const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !['hidden', 'checkbox', 'radio', 'button', 'submit'].includes(type),
  )

let locks = 0

/** Locks nest: the page scrolls again when the last one is lifted. */
function lockScroll(): Stop {
  let held = true
  locks += 1
  document.documentElement.dataset.locked = ''
  return () => {
    if (!held) return
    held = false
    locks -= 1
    if (locks === 0) delete document.documentElement.dataset.locked
  }
}

function holdFocus(): Stop {
  const holder = document.activeElement
  return () => {
    if (holder instanceof HTMLElement && holder.isConnected) holder.focus({ preventScroll: true })
  }
}

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
    return document.activeElement?.matches('input, textarea, select') ?? false
  },
  get languages() {
    return navigator.languages?.length ? navigator.languages : [navigator.language ?? '']
  },
  onOnline(changed) {
    const stops = [
      listen(window, 'online', () => changed(true)),
      listen(window, 'offline', () => changed(false)),
    ]
    return () => stops.forEach((stop) => void stop())
  },
  onVisible: (changed) =>
    listen(document, 'visibilitychange', () => changed(document.visibilityState === 'visible')),
  onRestored: (restored) =>
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) restored()
    }),
  replaceAddress: (address) => history.replaceState(history.state, '', address),
  reload: () => location.reload(),
  leaveTo: (path) => location.replace(path),
  leaveFor: (address) => location.replace(address),
  openTab: (address) => {
    window.open(address, '_blank', 'noopener,noreferrer')
  },
  showSplash(shown) {
    document.documentElement.toggleAttribute('data-splash', shown)
  },
  get splash() {
    return document.documentElement.hasAttribute('data-splash')
  },
  get engaged() {
    return (
      browserPage.typing ||
      document.querySelector('dialog[open], iframe[data-shown]') !== null ||
      hasTypedText()
    )
  },
  setLanguage(tag, direction) {
    document.documentElement.lang = tag
    document.documentElement.dir = direction
  },
  setHead({ title, description, robots, canonical }) {
    document.title = title
    setMeta('description', description)
    setMeta('robots', robots)
    setCanonical(canonical)
  },
  lockScroll,
  scrollToTop: () => window.scrollTo({ top: 0 }),
  holdFocus,
  onCloseRequest,
  get tapped() {
    return (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive === true
  },
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
  prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
}
