import type { Browser } from '../browser/browser'
import type { SessionDoor, Site } from '../contract/site'
import { untrusted } from '../rules/network/read'
import { readSession, type Session } from '../rules/session/session'
import { sessionAtom } from '../state/session'

interface Needs {
  readonly edge: Browser
  readonly store: Site['store']
  readonly merchant: string
  /** For good, or for the tab's life (D15). */
  readonly keepFor: 'device' | 'tab'
  /** Drops what was kept for the member who leaves. */
  readonly forget: () => void
}

export interface SessionKeeper extends SessionDoor {
  /** Takes over what is kept on the device; called at the start and when another tab changed it. */
  restore(): void
}

/** The session's one keeper: in memory for the page, on the device for the next visit, in step with the other tabs. */
export function sessionKeeper({ edge, store, merchant, keepFor, forget }: Needs): SessionKeeper {
  const key = keepFor === 'tab' ? 'tabSession' : 'session'

  /** This device only: the other tabs know already. */
  function drop(): void {
    store.set(sessionAtom, undefined)
    forget()
  }

  function restore(): void {
    const kept = readSession(untrusted(edge.storage.read(key)), merchant)
    const current = store.get(sessionAtom)
    if (kept && kept.token !== current?.token) store.set(sessionAtom, kept)
    // Garbage of another script's and another merchant's session say nothing about this one (F026, F035).
    if (current && !edge.storage.has(key)) drop()
  }

  edge.storage.watch(key, restore)
  edge.page.onRestored(restore)
  edge.tabs.listen((message) => {
    if (message === 'loggedOut' && store.get(sessionAtom)) {
      edge.storage.remove(key)
      drop()
    }
  })

  return {
    restore,
    begin(session: Session) {
      forget()
      edge.storage.write(key, session)
      store.set(sessionAtom, session)
    },
    keep: (session: Session) => edge.storage.write(key, session),
    complete(session: Session) {
      if (store.get(sessionAtom)?.token !== session.token) return
      edge.storage.write(key, session)
      store.set(sessionAtom, session)
    },
    end(token) {
      const current = store.get(sessionAtom)
      if (!current || (token !== undefined && token !== current.token)) return false
      edge.storage.remove(key)
      drop()
      edge.tabs.broadcast('loggedOut')
      return true
    },
  }
}
