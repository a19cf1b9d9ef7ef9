import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import type { TabMessage } from '../../runtime/browser/browser'
import type { Session } from '../../runtime/rules/session/session'
import { createSessionStore } from '../../runtime/shell/sessionStore'
import { memberChangeCountAtom, sessionAtom } from '../../runtime/state/session'
import { ms } from '../../runtime/tables/times'
import { type FakeBrowser, fakeBrowser, twoTabs } from '../support/fakes/fakeBrowser'

const session: Session = {
  token: 'token-7',
  merchantCode: 'hongvan',
  id: '7',
  userName: 'minhanh88',
  type: 0,
}

/** One tab with its session store. */
function createTab(browser: FakeBrowser = fakeBrowser(), lifetime: 'device' | 'tab' = 'device') {
  const store = createStore()
  let clearCount = 0
  const clearMemberData = (): void => {
    clearCount += 1
  }
  const sessionStore = createSessionStore({ browser, store, merchant: 'hongvan', lifetime, clearMemberData })
  return {
    browser,
    store,
    sessionStore,
    current: () => store.get(sessionAtom),
    clearCount: () => clearCount,
  }
}

describe('a session', () => {
  it('is stored under MC_SESSION_INFO with its fields (I3.01, E3.05)', () => {
    const { browser, sessionStore, current } = createTab()
    sessionStore.begin(session)
    expect(current()).toEqual(session)
    expect(JSON.parse(browser.storage.entries().MC_SESSION_INFO ?? '')).toEqual(session)
  })

  it('is restored on the next visit', () => {
    const { browser, sessionStore } = createTab()
    sessionStore.begin(session)
    const next = createTab(browser)
    expect(next.current()).toBeUndefined()
    next.sessionStore.restore()
    expect(next.current()).toEqual(session)
  })

  it.each([
    ['of another merchant (F026)', JSON.stringify({ ...session, merchantCode: 'brasa' })],
    ['malformed (F077)', '{"token":'],
    ['without a token', '{"userName":"minhanh88"}'],
    ['invalid (F035)', '"hello"'],
  ])('is ignored when it is %s', (_, text) => {
    const { browser, sessionStore, current } = createTab()
    browser.storage.writeRaw('session', text)
    sessionStore.restore()
    expect(current()).toBeUndefined()
  })

  it('ends with the tab when the merchant configures that', () => {
    const [one, other] = twoTabs()
    const first = createTab(one, 'tab')
    first.sessionStore.begin(session)
    expect(one.storage.read('tabSession')).toEqual(session)
    expect(one.storage.read('session')).toBeUndefined()
    const second = createTab(other, 'tab')
    second.sessionStore.restore()
    expect(second.current()).toBeUndefined()
  })

  it('is updated only while it is the same', () => {
    const { browser, sessionStore, current } = createTab()
    sessionStore.begin({ token: 'token-7', merchantCode: 'hongvan' })
    sessionStore.update(session)
    expect([current(), browser.storage.read('session')]).toEqual([session, session])
    sessionStore.update({ ...session, token: 'older' })
    expect(current()).toEqual(session)
    sessionStore.end()
    sessionStore.update(session)
    expect([current(), browser.storage.read('session')]).toEqual([undefined, undefined])
  })

  it('keeps nothing of the previous member (F033)', () => {
    const { sessionStore, clearCount } = createTab()
    sessionStore.begin(session)
    expect(clearCount()).toBe(0)
    sessionStore.begin({ ...session, token: 'token-8' })
    expect(clearCount()).toBe(1)
  })
})

describe('the end of a session', () => {
  it('clears memory, storage and cached replies, once', () => {
    const { browser, sessionStore, current, clearCount } = createTab()
    sessionStore.begin(session)
    expect(sessionStore.end()).toBe(true)
    expect([current(), browser.storage.entries(), clearCount()]).toEqual([undefined, {}, 1])
    expect(sessionStore.end()).toBe(false)
    expect(clearCount()).toBe(1)
  })

  it('does not follow from a late answer to an older token', () => {
    const { sessionStore, current } = createTab()
    sessionStore.begin(session)
    expect(sessionStore.end('older')).toBe(false)
    expect(current()).toEqual(session)
    expect(sessionStore.end('token-7')).toBe(true)
  })

  it('ends it in every tab', () => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one), createTab(other)]
    first.sessionStore.begin(session)
    second.sessionStore.restore()
    first.sessionStore.end()
    expect([first.current(), second.current()]).toEqual([undefined, undefined])
  })

  it.each<[string, Partial<Session>, boolean]>([
    ['the same session', {}, true],
    ['another session of the same member', { token: 'token-8' }, true],
    ['a session of another member', { token: 'token-8', id: '8' }, false],
    ['a session whose member is not known', { token: 'token-8', id: undefined as never }, false],
  ])('in one tab ends, where each tab has its own, %s in another: %s', (_, more, ends) => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one, 'tab'), createTab(other, 'tab')]
    first.sessionStore.begin(session)
    second.sessionStore.begin({ ...session, ...more })
    first.sessionStore.end()
    expect(second.current() === undefined).toBe(ends)
    expect(other.storage.has('tabSession')).toBe(!ends)
  })

  it.each(['device', 'tab'] as const)(
    'in one tab leaves a newer session in another as it is, kept on the %s',
    async (lifetime) => {
      const [one, other] = twoTabs()
      const [first, second] = [createTab(one, lifetime), createTab(other, lifetime)]
      first.sessionStore.begin(session)
      const late: TabMessage[] = []
      const deliver = one.tabs.broadcast
      one.tabs.broadcast = (message) => void late.push(message)
      first.sessionStore.end()
      const newer = { ...session, token: 'token-8' }
      await other.clock.advance(ms(1))
      second.sessionStore.begin(newer)
      expect(late).toHaveLength(1)
      for (const message of late) deliver(message)
      expect(second.current()).toEqual(newer)
      expect(other.storage.read(lifetime === 'tab' ? 'tabSession' : 'session')).toEqual(newer)
    },
  )

  it('does not remove what another merchant has stored on the same host (F026)', () => {
    const { browser, sessionStore, current } = createTab()
    sessionStore.begin(session)
    const foreign = JSON.stringify({ ...session, merchantCode: 'brasa', token: 'token-b' })
    browser.storage.writeRaw('session', foreign)
    expect(sessionStore.end()).toBe(true)
    expect(current()).toBeUndefined()
    expect(browser.storage.entries()).toEqual({ MC_SESSION_INFO: foreign })
  })

  it('does not remove the newer session that another tab has stored meanwhile', () => {
    const { browser, sessionStore } = createTab()
    sessionStore.begin(session)
    const newer = JSON.stringify({ ...session, token: 'token-8' })
    browser.storage.writeRaw('session', newer)
    sessionStore.end()
    expect(browser.storage.entries()).toEqual({ MC_SESSION_INFO: newer })
  })

  it('is noticed when the page returns from the back/forward cache (F081)', () => {
    const { browser, sessionStore, current } = createTab()
    sessionStore.begin(session)
    // A page in the cache gets no events: the entry is removed without one.
    browser.storage.remove('session')
    expect(current()).toEqual(session)
    browser.page.restore()
    expect(current()).toBeUndefined()
  })
})

describe('a session whose storage is cleared', () => {
  it('is not written back by what is learned about the member later: it has ended', () => {
    const { browser, sessionStore, current } = createTab()
    sessionStore.begin(session)
    browser.storage.remove('session')
    sessionStore.update({ ...session, userName: 'later' })
    expect([current(), browser.storage.has('session')]).toEqual([undefined, false])
  })

  it('has ended with the next page', () => {
    const { browser, sessionStore, current } = createTab()
    sessionStore.begin(session)
    browser.storage.remove('session')
    sessionStore.follow()
    expect(current()).toBeUndefined()
  })

  it('has ended in every tab, also in the one that cleared it, which gets no event', () => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one), createTab(other)]
    first.sessionStore.begin(session)
    expect(second.current()).toEqual(session)
    one.storage.remove('session')
    expect([first.current(), second.current(), first.clearCount()]).toEqual([undefined, undefined, 1])
  })
})

describe('a session that a slower tab stores again after its end', () => {
  type Tab = ReturnType<typeof createTab>

  it.each<[string, (tab: Tab) => void]>([
    ['clearing the storage', ({ browser }) => browser.storage.remove('session')],
    ['a logout', ({ sessionStore }) => void sessionStore.end()],
    ['its end by the platform', ({ sessionStore }) => void sessionStore.end('token-7')],
  ])('stays ended here after %s, and a newer one begins', (_, end) => {
    const [one, other] = twoTabs()
    const first = createTab(one)
    first.sessionStore.begin(session)
    end(first)
    first.sessionStore.follow()
    other.storage.write('session', { ...session, userName: 'later' })
    first.sessionStore.follow()
    expect([first.current(), first.clearCount()]).toEqual([undefined, 1])
    other.storage.write('session', { ...session, token: 'token-8' })
    expect(first.current()?.token).toBe('token-8')
  })

  it('stays ended in a tab that was told of its end', () => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one), createTab(other)]
    first.sessionStore.begin(session)
    first.sessionStore.end()
    one.storage.write('session', session)
    expect(second.current()).toBeUndefined()
  })

  it('begins again with the next login, even if the platform gives the same token', () => {
    const { browser, sessionStore, current } = createTab()
    sessionStore.begin(session)
    sessionStore.end()
    sessionStore.begin(session)
    expect([current(), browser.storage.read('session')]).toEqual([session, session])
  })
})

describe('a session that replaces another directly', () => {
  it('ends the former first: tasks and data of one member never meet those of the next (F033)', () => {
    const { sessionStore, store } = createTab()
    const seen: (string | undefined)[] = []
    sessionStore.begin(session)
    store.sub(sessionAtom, () => seen.push(store.get(sessionAtom)?.token))
    sessionStore.begin({ ...session, token: 'token-8' })
    expect(seen).toEqual([undefined, 'token-8'])
    expect(store.get(memberChangeCountAtom)).toBe(1)
  })

  it('does so when another tab has begun it, and when the page returns from the back/forward cache (F081)', () => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one), createTab(other)]
    first.sessionStore.begin(session)
    first.sessionStore.begin({ ...session, token: 'token-8' })
    expect([second.current()?.token, second.clearCount()]).toEqual(['token-8', 1])
    other.storage.write('session', { ...session, token: 'token-9' })
    other.page.restore()
    expect([second.current()?.token, second.clearCount()]).toEqual(['token-9', 2])
    expect(second.store.get(memberChangeCountAtom)).toBe(2)
  })
})

describe('another tab', () => {
  it('that logs in also logs this one in, and so does a change of member', () => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one), createTab(other)]
    first.sessionStore.begin(session)
    expect(second.current()).toEqual(session)
    first.sessionStore.begin({ ...session, token: 'token-8', userName: 'other' })
    expect(second.current()?.token).toBe('token-8')
  })

  it.each([
    ['invalid data (F035)', 'garbage'],
    ['a session without a token (F035)', '{"userName":"other"}'],
    ["another merchant's session (F026)", JSON.stringify({ ...session, merchantCode: 'brasa' })],
  ])('that writes %s neither ends nor begins a session here', (_, text) => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one), createTab(other)]
    one.storage.writeRaw('session', text)
    expect(second.current()).toBeUndefined()
    first.sessionStore.begin(session)
    one.storage.writeRaw('session', text)
    expect([second.current(), second.clearCount()]).toEqual([session, 0])
  })

  it('that removes the entry ends the session here', () => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one), createTab(other)]
    first.sessionStore.begin(session)
    one.storage.remove('session')
    expect(second.current()).toBeUndefined()
  })
})
