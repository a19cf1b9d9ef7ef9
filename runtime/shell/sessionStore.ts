import type { Browser, TabMessage } from '../browser/browser'
import type { SessionStore, Site } from '../contract/site'
import { fields, untrusted } from '../rules/network/read'
import { memberKey } from '../rules/session/memberKey'
import { readSession, type Session } from '../rules/session/session'
import { hashText } from '../rules/text/hash'
import { memberChangeCountAtom, sessionAtom } from '../state/session'

interface SessionStoreOptions {
  readonly browser: Browser
  readonly store: Site['store']
  readonly merchant: string
  /** Kept on the device, or until the tab closes (D128). */
  readonly lifetime: 'device' | 'tab'
  /** Clears what is cached or open for the member whose session ends. */
  readonly clearMemberData: () => void
}

export interface RestorableSessionStore extends SessionStore {
  /** Loads the stored session; called at startup and when another tab has changed it. */
  restore(): void
  /** Takes over what has changed in the storage meanwhile; called with each page. */
  follow(): void
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
  let beganAt = 0
  /** A slower tab may store it again before it learns of the end (D223). */
  let endedToken: string | undefined
  const readStored = () => readSession(untrusted(browser.storage.read(key)), merchant)

  /** What was typed to log in or to register has served its purpose, and is not for the next visitor. */
  const removeDrafts = () => browser.storage.remove('drafts')

  /** What is kept of a member between visits ends with the session, also when the code that keeps it has not come (D213). */
  const removeCopies = () => browser.storage.remove('balance')

  /** What this member wrote before the browser discarded the page stays. */
  function removeOthersDrafts(session: Session | undefined): void {
    if (fields(browser.storage.read('drafts')).owner !== memberKey(session)) removeDrafts()
  }

  function clearSession({ keepsDrafts = false } = {}): void {
    store.set(sessionAtom, undefined)
    removeCopies()
    if (!keepsDrafts) removeDrafts()
    clearMemberData()
  }

  /** Sends no message to the other tabs: its caller does, or the message came from one of them. */
  function endSession({ token }: Session, options?: { readonly keepsDrafts: boolean }): void {
    endedToken = token
    clearSession(options)
  }

  /** One member's tasks and data end before the next member's begin (D21). */
  function replaceSession(session: Session): void {
    const previous = store.get(sessionAtom)
    if (previous && previous.token !== session.token) {
      clearSession()
      store.set(memberChangeCountAtom, (count) => count + 1)
    }
    removeOthersDrafts(session)
    beganAt = browser.clock.now()
    store.set(sessionAtom, session)
  }

  /** The entry may hold a newer session of another tab, or another merchant's: its owner removes it (F026, D21). */
  function removeStored(session: Session): void {
    if (readStored()?.token === session.token) browser.storage.remove(key)
  }

  /** A late message is about an older session (D21). Where each tab has its own token, it is about the member (D128). */
  function matchesSession({ tokenHash, memberHash, at }: TabMessage, current: Session): boolean {
    if (tokenHash === hashText(current.token)) return true
    const isSameMember = current.id !== undefined && memberHash === hashText(current.id)
    return lifetime === 'tab' && isSameMember && beganAt <= at
  }

  const announceEnd = (ended: Session): void =>
    browser.tabs.broadcast({
      type: 'loggedOut',
      tokenHash: hashText(ended.token),
      ...(ended.id === undefined ? {} : { memberHash: hashText(ended.id) }),
      at: browser.clock.now(),
    })

  /** Whoever clears what the site has stored logs out, in every tab. Invalid data and another merchant's session do not (F026, F035). */
  function endWhenCleared(): void {
    const current = store.get(sessionAtom)
    if (!current || browser.storage.has(key)) return
    endSession(current)
    announceEnd(current)
  }

  function follow(): void {
    const stored = readStored()
    const known = [store.get(sessionAtom)?.token, endedToken]
    if (stored && !known.includes(stored.token)) replaceSession(stored)
    endWhenCleared()
  }

  function restore(): void {
    const current = store.get(sessionAtom)
    if (!readStored() && !current) {
      removeOthersDrafts(undefined)
      removeCopies()
    }
    follow()
  }

  browser.storage.watch(key, restore)
  browser.page.onRestored(restore)
  browser.tabs.listen((message) => {
    const current = store.get(sessionAtom)
    if (!current || !matchesSession(message, current)) return
    removeStored(current)
    endSession(current)
  })

  return {
    restore,
    follow,
    begin(session: Session) {
      endedToken = undefined
      browser.storage.write(key, session)
      replaceSession(session)
    },
    save: (session: Session) => browser.storage.write(key, session),
    update(session: Session) {
      endWhenCleared()
      if (store.get(sessionAtom)?.token !== session.token) return
      browser.storage.write(key, session)
      store.set(sessionAtom, session)
    },
    end(token) {
      const current = store.get(sessionAtom)
      if (!current || (token !== undefined && token !== current.token)) return false
      removeStored(current)
      // The platform has ended it, in the middle of something: what this member was sending comes back after the login (F063).
      endSession(current, { keepsDrafts: token !== undefined })
      announceEnd(current)
      return true
    },
  }
}
