import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../runtime/rules/session/session'
import { createSessionStore } from '../../runtime/shell/sessionStore'
import { sessionAtom } from '../../runtime/state/session'
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
    expect(clearCount()).toBe(1)
  })
})

describe('the end of a session', () => {
  it('clears memory, storage and cached replies, once', () => {
    const { browser, sessionStore, current, clearCount } = createTab()
    sessionStore.begin(session)
    expect(sessionStore.end()).toBe(true)
    expect([current(), browser.storage.entries(), clearCount()]).toEqual([undefined, {}, 2])
    expect(sessionStore.end()).toBe(false)
    expect(clearCount()).toBe(2)
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

  it('ends it in the other tabs also when each tab has its own', () => {
    const [one, other] = twoTabs()
    const [first, second] = [createTab(one, 'tab'), createTab(other, 'tab')]
    first.sessionStore.begin(session)
    second.sessionStore.begin({ ...session, token: 'token-8' })
    first.sessionStore.end()
    expect([second.current(), other.storage.read('tabSession')]).toEqual([undefined, undefined])
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
