import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../runtime/rules/session/session'
import { sessionKeeper } from '../../runtime/shell/session'
import { sessionAtom } from '../../runtime/state/session'
import { type FakeBrowser, fakeBrowser, twoTabs } from '../support/fakeBrowser'

const session: Session = {
  token: 'token-7',
  merchantCode: 'hongvan',
  id: '7',
  userName: 'minhanh88',
  type: 0,
}

/** One tab with its keeper. */
function tab(edge: FakeBrowser = fakeBrowser(), keepFor: 'device' | 'tab' = 'device') {
  const store = createStore()
  let forgotten = 0
  const forget = (): void => {
    forgotten += 1
  }
  const keeper = sessionKeeper({ edge, store, merchant: 'hongvan', keepFor, forget })
  return { edge, keeper, current: () => store.get(sessionAtom), forgotten: () => forgotten }
}

describe('a session', () => {
  it('is kept under MC_SESSION_INFO with its fields (I3.01, E3.05)', () => {
    const { edge, keeper, current } = tab()
    keeper.begin(session)
    expect(current()).toEqual(session)
    expect(JSON.parse(edge.storage.all().MC_SESSION_INFO ?? '')).toEqual(session)
  })

  it('comes back on the next visit', () => {
    const { edge, keeper } = tab()
    keeper.begin(session)
    const next = tab(edge)
    expect(next.current()).toBeUndefined()
    next.keeper.restore()
    expect(next.current()).toEqual(session)
  })

  it.each([
    ['of another merchant (F026)', JSON.stringify({ ...session, merchantCode: 'brasa' })],
    ['corrupt (F077)', '{"token":'],
    ['one without a token', '{"userName":"minhanh88"}'],
    ['garbage (F035)', '"hello"'],
  ])('is none when it is %s', (_, text) => {
    const { edge, keeper, current } = tab()
    edge.storage.plant('session', text)
    keeper.restore()
    expect(current()).toBeUndefined()
  })

  it('lives as long as the tab when the merchant wants it so', () => {
    const [one, other] = twoTabs()
    const first = tab(one, 'tab')
    first.keeper.begin(session)
    expect(one.storage.read('tabSession')).toEqual(session)
    expect(one.storage.read('session')).toBeUndefined()
    const second = tab(other, 'tab')
    second.keeper.restore()
    expect(second.current()).toBeUndefined()
  })

  it('is completed only while it is the same', () => {
    const { edge, keeper, current } = tab()
    keeper.begin({ token: 'token-7', merchantCode: 'hongvan' })
    keeper.complete(session)
    expect([current(), edge.storage.read('session')]).toEqual([session, session])
    keeper.complete({ ...session, token: 'older' })
    expect(current()).toEqual(session)
    keeper.end()
    keeper.complete(session)
    expect([current(), edge.storage.read('session')]).toEqual([undefined, undefined])
  })

  it('takes nothing over from the member before (F033)', () => {
    const { keeper, forgotten } = tab()
    keeper.begin(session)
    expect(forgotten()).toBe(1)
  })
})

describe('the end of a session', () => {
  it('cleans memory, device and kept replies, once', () => {
    const { edge, keeper, current, forgotten } = tab()
    keeper.begin(session)
    expect(keeper.end()).toBe(true)
    expect([current(), edge.storage.all(), forgotten()]).toEqual([undefined, {}, 2])
    expect(keeper.end()).toBe(false)
    expect(forgotten()).toBe(2)
  })

  it('is not made by a late answer to an older token', () => {
    const { keeper, current } = tab()
    keeper.begin(session)
    expect(keeper.end('older')).toBe(false)
    expect(current()).toEqual(session)
    expect(keeper.end('token-7')).toBe(true)
  })

  it('is the end in every tab', () => {
    const [one, other] = twoTabs()
    const [first, second] = [tab(one), tab(other)]
    first.keeper.begin(session)
    second.keeper.restore()
    first.keeper.end()
    expect([first.current(), second.current()]).toEqual([undefined, undefined])
  })

  it('is the end in the other tabs also where each tab has its own', () => {
    const [one, other] = twoTabs()
    const [first, second] = [tab(one, 'tab'), tab(other, 'tab')]
    first.keeper.begin(session)
    second.keeper.begin({ ...session, token: 'token-8' })
    first.keeper.end()
    expect([second.current(), other.storage.read('tabSession')]).toEqual([undefined, undefined])
  })

  it('shows when the page comes back out of the back/forward cache (F081)', () => {
    const { edge, keeper, current } = tab()
    keeper.begin(session)
    // A page in the cache hears nothing: the entry goes without a word.
    edge.storage.remove('session')
    expect(current()).toEqual(session)
    edge.page.restore()
    expect(current()).toBeUndefined()
  })
})

describe('another tab', () => {
  it('that logs in logs this one in, and a change of member changes it', () => {
    const [one, other] = twoTabs()
    const [first, second] = [tab(one), tab(other)]
    first.keeper.begin(session)
    expect(second.current()).toEqual(session)
    first.keeper.begin({ ...session, token: 'token-8', userName: 'other' })
    expect(second.current()?.token).toBe('token-8')
  })

  it.each([
    ['garbage (F035)', 'garbage'],
    ['a session without a token (F035)', '{"userName":"other"}'],
    ["another merchant's session (F026)", JSON.stringify({ ...session, merchantCode: 'brasa' })],
  ])('that writes %s ends no session here, and begins none', (_, text) => {
    const [one, other] = twoTabs()
    const [first, second] = [tab(one), tab(other)]
    one.storage.plant('session', text)
    expect(second.current()).toBeUndefined()
    first.keeper.begin(session)
    one.storage.plant('session', text)
    expect([second.current(), second.forgotten()]).toEqual([session, 0])
  })

  it('that takes the entry away ends the session here', () => {
    const [one, other] = twoTabs()
    const [first, second] = [tab(one), tab(other)]
    first.keeper.begin(session)
    one.storage.remove('session')
    expect(second.current()).toBeUndefined()
  })
})
