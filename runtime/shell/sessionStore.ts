import type { Browser } from '../browser/browser'
import type { SessionStore, Site } from '../contract/site'
import { untrusted } from '../rules/network/read'
import { readSession, type Session } from '../rules/session/session'
import { sessionAtom } from '../state/session'

interface SessionStoreOptions {
  readonly browser: Browser
  readonly store: Site['store']
  readonly merchant: string
  /** Kept on the device, or until the tab closes (D15). */
  readonly lifetime: 'device' | 'tab'
  /** Clears data cached for the member who logs out. */
  readonly clearMemberData: () => void
}

export interface RestorableSessionStore extends SessionStore {
  /** Loads the stored session; called at startup and when another tab has changed it. */
  restore(): void
}

/** Holds the session in memory, stores it for the next visit, and keeps it in sync with other tabs. */
export function createSessionStore({
  browser,
  store,
  merchant,
  lifetime,
  clearMemberData,
}: SessionStoreOptions): RestorableSessionStore {
  const key = lifetime === 'tab' ? 'tabSession' : 'session'

  /** Without a message to the other tabs: they know already. */
  function clearSession(): void {
    store.set(sessionAtom, undefined)
    clearMemberData()
  }

  function restore(): void {
    const stored = readSession(untrusted(browser.storage.read(key)), merchant)
    const current = store.get(sessionAtom)
    if (stored && stored.token !== current?.token) store.set(sessionAtom, stored)
    // Invalid data and another merchant's session do not end this one (F026, F035).
    if (current && !browser.storage.has(key)) clearSession()
  }

  browser.storage.watch(key, restore)
  browser.page.onRestored(restore)
  browser.tabs.listen((message) => {
    if (message === 'loggedOut' && store.get(sessionAtom)) {
      browser.storage.remove(key)
      clearSession()
    }
  })

  return {
    restore,
    begin(session: Session) {
      clearMemberData()
      browser.storage.write(key, session)
      store.set(sessionAtom, session)
    },
    save: (session: Session) => browser.storage.write(key, session),
    update(session: Session) {
      if (store.get(sessionAtom)?.token !== session.token) return
      browser.storage.write(key, session)
      store.set(sessionAtom, session)
    },
    end(token) {
      const current = store.get(sessionAtom)
      if (!current || (token !== undefined && token !== current.token)) return false
      browser.storage.remove(key)
      clearSession()
      browser.tabs.broadcast('loggedOut')
      return true
    },
  }
}
