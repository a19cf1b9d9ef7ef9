// @vitest-environment happy-dom
import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createSessionStore } from '../../runtime/shell/sessionStore'
import { sessionAtom } from '../../runtime/state/session'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { twoTabs } from '../support/fakes/fakeBrowser'
import { testStartTime } from '../support/fakes/fakeClock'
import { fails, good, html, type Reply, refused } from '../support/fakes/replies'
import { all, find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, merchant, press, type SiteOptions, startSite } from '../support/site'

const { member, common, shell } = english

const info = (more: object = {}) =>
  good({ id: 7, userName: 'minhanh88', type: 0, language: 'EN', regDate: testStartTime - 1000, ...more })

/** The member's home, with that member info. */
const home = (reply: Reply = info(), more: SiteOptions = {}) =>
  startSite({
    path: '/m/member/home',
    session: {},
    ...more,
    prepare: ({ http }) => http.answer('memberInfo', reply),
  })

describe("the member's home", () => {
  it('asks who the member is, and shows the name and the level (I2.06, I7.25, E7.05)', async () => {
    const clubLabel = { labelName: 'Gold', labelId: 'gold', type: 1, rankLevel: 3 }
    const { browser } = await home(info({ userName: undefined, account: 'minhanh88', clubLabel }))
    expect(find('heading', 'minhanh88')).toBeDefined()
    expect(pageText()).toContain('Gold')
    expect(pageText()).toContain('Member since Nov 21, 2026')
    expect(browser.http.requestsTo('memberInfo')).toHaveLength(1)
  })

  it('draws no badge for a level without a name', async () => {
    await home(info({ clubLabel: { labelId: 7, rankLevel: 3 } }))
    expect(document.querySelector('.MemberHome-name')).not.toBeNull()
    expect(document.querySelector('.VipBadge')).toBeNull()
  })

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('marks a member of type %i as an agent: %s (I1.02, I6.04, E1.11)', async (type, agent) => {
    await home(info({ type }))
    expect(pageText(get('main')).includes(member.agent)).toBe(agent)
  })

  it('completes the session with what it learns (I3.01, I6.03)', async () => {
    const { browser } = await home(info({ id: 9, type: 2 }), { session: { token: 'only-a-token' } })
    expect(browser.storage.read('session')).toMatchObject({ token: 'only-a-token', id: '9', type: 2 })
  })

  it("shows the balance as the merchant's country writes it", async () => {
    await home()
    expect(pageText(get('main'))).toContain('$\u00a01,234,567.89'.replace(/\s/g, ' '))
  })

  it('asks for the balance again on demand', async () => {
    const { browser } = await home()
    browser.http.answer('balance', good({ balance: '5', currency: 'USD' }))
    await press('button', member.refreshBalance)
    expect(pageText(get('main'))).toContain('5.00')
  })

  it.each<[string, Reply]>([
    ['no answer', fails('network')],
    ['a refusal', refused()],
    ['nobody', good({ id: 7 })],
    ['a page of HTML', html()],
  ])('keeps the name that it has, and offers another try, when the info is %s (F066)', async (_, reply) => {
    const { browser } = await home(reply)
    expect(find('heading', 'minhanh88')).toBeDefined()
    expect(pageText()).toContain(member.infoFailed)
    expect([location.pathname, all('dialog').length]).toEqual(['/m/member/home', 0])
    browser.http.answer('memberInfo', info())
    await press('button', common.retry)
    expect(pageText()).not.toContain(member.infoFailed)
  })

  it('asks again for what has failed, and for nothing else, when the line is back', async () => {
    const { browser } = await home(fails('offline'))
    browser.http.answer('memberInfo', info())
    await actAndSettle(() => browser.page.setOnline(true))
    expect(pageText()).not.toContain(member.infoFailed)
    expect([browser.http.requestsTo('memberInfo').length, browser.http.requestsTo('balance').length]).toEqual(
      [2, 1],
    )
  })

  it('cuts a very long name by what the eye counts (F138)', async () => {
    await home(info({ userName: '👩‍👩‍👧'.repeat(200) }))
    expect(namesOf('heading').find((name) => name.endsWith('…'))).toBe(`${'👩‍👩‍👧'.repeat(39)}…`)
  })

  it('never shows an answer for a member who has gone (F048)', async () => {
    const { browser, site } = await startSite({
      session: {},
      prepare: ({ http }) => http.answer('balance', good({ balance: '777', currency: 'USD' }), 1000),
    })
    browser.http.answer('balance', good({ balance: '5', currency: 'USD' }))
    await actAndSettle(() => site.session.end())
    await actAndSettle(() =>
      site.session.begin({ token: 'other', merchantCode: merchant, userName: 'other' }),
    )
    await browser.clock.advance(2000)
    expect(pageText()).toContain('5.00')
    expect(pageText()).not.toContain('777')
  })
})

describe('logging out', () => {
  const leave = async () => {
    await press('button', member.logOut)
    await press('button', member.logOut)
  }

  it('asks first, then ends the session here and on the platform', async () => {
    const { browser } = await home()
    await press('button', member.logOut)
    expect(namesOf('dialog')).toEqual([member.logOutTitle])
    await press('button', member.logOut)
    expect(location.pathname).toBe('/m/home')
    expect(toastText()).toBe(member.loggedOut)
    expect(browser.storage.read('session')).toBeUndefined()
    expect(browser.http.requestsTo('logout').map(({ headers }) => headers.Authorization)).toEqual(['token-7'])
    await browser.clock.advance(times.leaveAnimation)
    expect(find('button', shell.logIn)).toBeDefined()
  })

  it('does nothing when the member stays', async () => {
    const { browser } = await home()
    await press('button', member.logOut)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('logout')).toEqual([])
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it.each<[string, Reply]>([
    ['offline', fails('offline')],
    ['a refusal', refused({ message: 'No' })],
    ['an ended session', refused({ status: 401 })],
  ])('leaves this device clean also when the platform cannot be told: %s (F080)', async (_, reply) => {
    const { browser } = await home()
    browser.http.answer('logout', reply)
    await leave()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, browser.storage.read('session'), namesOf('dialog')]).toEqual([
      '/m/home',
      undefined,
      [],
    ])
  })

  it('forgets the member: no name, no balance, no kept replies (F033, F081)', async () => {
    const { browser } = await home()
    await leave()
    expect(pageText()).not.toMatch(/minhanh88|1,234,567/)
    expect(browser.storage.entries()).not.toHaveProperty('MC_SESSION_INFO')
    expect(browser.storage.entries().replies ?? '').not.toContain('token')
  })

  it('logs out the other tabs too', async () => {
    const [browser, other] = twoTabs()
    await home(info(), { browser })
    const store = createStore()
    createSessionStore({
      browser: other,
      store,
      merchant,
      lifetime: 'device',
      clearMemberData: () => undefined,
    }).restore()
    expect(store.get(sessionAtom)).toBeDefined()
    await leave()
    expect(store.get(sessionAtom)).toBeUndefined()
  })

  it('in another tab takes this one out of the member pages', async () => {
    const [browser, other] = twoTabs()
    await home(info(), { browser })
    await actAndSettle(() => {
      other.storage.remove('session')
      other.tabs.broadcast('loggedOut')
    })
    expect(location.pathname).toBe('/m/login')
    expect(pageText()).not.toContain('minhanh88')
  })

  it('behind the back of a page in the back/forward cache shows nothing when it returns (F081)', async () => {
    const { browser } = await home()
    browser.storage.remove('session')
    await actAndSettle(() => browser.page.restore())
    expect(location.pathname).toBe('/m/login')
    expect(pageText()).not.toMatch(/minhanh88|1,234,567/)
  })
})
