// @vitest-environment happy-dom

import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { hashText } from '../../../runtime/rules/text/hash'
import { createSessionStore } from '../../../runtime/shell/sessionStore'
import { balanceAtom, memberAtom, rankProgressAtom } from '../../../runtime/state/member'
import { sessionAtom } from '../../../runtime/state/session'
import type { CallName } from '../../../runtime/tables/calls'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import { testStartTime } from '../../support/fakes/fakeClock'
import { failure, html, type Reply, refusal, success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'
import { all, find, get, namesOf, pageText, toastText } from '../../support/screen'
import {
  actAndSettle,
  merchant,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
} from '../../support/site'

const { member, common, shell } = english

const memberInfoReply = (overrides: object = {}) =>
  success({
    id: 7,
    userName: 'minhanh88',
    type: 0,
    language: 'EN',
    regDate: testStartTime - 1000,
    ...overrides,
  })

/** Opens the member's home with this reply to the member info call. */
const openHome = (
  reply: Reply = memberInfoReply(),
  { prepareMore, ...options }: SiteOptions & { readonly prepareMore?: SiteOptions['prepare'] } = {},
) =>
  startSite({
    path: '/m/member/home',
    session: {},
    ...options,
    prepare(browser) {
      browser.http.answer('memberInfo', reply)
      prepareMore?.(browser)
    },
  })

describe("the member's home", () => {
  it('loads the member info, and shows the name and the level (I2.06, I7.25, E7.05)', async () => {
    const clubLabel = { labelName: 'Gold', labelId: 'gold', type: 1, rankLevel: 3 }
    const { browser } = await openHome(
      memberInfoReply({ userName: undefined, account: 'minhanh88', clubLabel }),
    )
    expect(find('heading', 'minhanh88')).toBeDefined()
    expect(pageText()).toContain('Gold')
    expect(pageText()).toContain('Member since Nov 21, 2026')
    expect(browser.http.requestsTo('memberInfo')).toHaveLength(1)
  })

  it('shows no badge for a level without a name', async () => {
    await openHome(memberInfoReply({ clubLabel: { labelId: 7, rankLevel: 3 } }))
    expect(document.querySelector('.MemberHome-name')).not.toBeNull()
    expect(document.querySelector('.VipBadge')).toBeNull()
  })

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('marks a member of type %i as an agent: %s (I1.02, I6.04, E1.11)', async (type, isAgent) => {
    await openHome(memberInfoReply({ type }))
    expect(pageText(get('main')).includes(member.agent)).toBe(isAgent)
  })

  it('completes the session with the member info (I3.01, I6.03)', async () => {
    const { browser } = await openHome(memberInfoReply({ id: 9, type: 2 }), {
      session: { token: 'only-a-token' },
    })
    expect(browser.storage.read('session')).toMatchObject({ token: 'only-a-token', id: '9', type: 2 })
  })

  it("formats the balance for the merchant's country", async () => {
    await openHome()
    expect(pageText(get('main'))).toContain('$\u00a01,234,567.89'.replace(/\s/g, ' '))
  })

  it.each(['NaN', '1e+21', '<b>9</b>', '.5', 'Infinity', {}, true])(
    'says that the balance could not be loaded when it is no amount: %j (F003)',
    async (balance) => {
      const { browser } = await startSite({
        path: '/m/member/home',
        session: {},
        manifest: { tracking: { faults: true } },
        prepare({ http }) {
          http.answer('memberInfo', memberInfoReply())
          http.answer('balance', success({ balance, currency: 'USD' }))
        },
      })
      expect(pageText()).toContain(member.balanceFailed)
      expect(pageText(get('main'))).not.toContain(String(balance))
      await browser.clock.advance(times.idle)
      await actAndSettle(() => browser.page.setVisible(false))
      expect(JSON.stringify(browser.tracker.sent)).toContain('balance')
    },
  )

  it('hides the balance on demand, in the top bar too, and remembers it on the device', async () => {
    const { browser } = await openHome()
    expect(pageText()).toContain('1,234,567.89')
    await press('button', member.hideAmounts)
    expect(pageText()).not.toMatch(/1,234,567|1\.2/)
    expect(pageText(get('main'))).toContain(member.amountHidden)
    await stopSites()
    await openHome(memberInfoReply(), { browser, path: '/m/home' })
    const pill = document.querySelector('.BalancePill-amount')
    expect(pill?.textContent).toBe(`${shell.balance} ${member.amountHidden}••••`)
    await stopSites()
    await openHome(memberInfoReply(), { browser })
    expect(pageText()).not.toContain('1,234,567.89')
    await press('button', member.showAmounts)
    expect(pageText(get('main'))).toContain('1,234,567.89')
    expect(browser.storage.read('amountsHidden')).toBeUndefined()
  })

  it('follows another tab that hides the balance', async () => {
    const [browser, otherBrowser] = twoTabs()
    await openHome(memberInfoReply(), { browser })
    await actAndSettle(() => otherBrowser.storage.write('amountsHidden', true))
    expect(pageText()).not.toContain('1,234,567.89')
  })

  it('tells the parts of the balance apart where the platform does, and hides them with it', async () => {
    await openHome(memberInfoReply(), {
      prepareMore: ({ http }) =>
        http.answer('balance', success({ balance: '84.50', currency: 'USD', cash: '64.50', bonus: '20' })),
    })
    const parts = () =>
      [...document.querySelectorAll('.MemberHome-parts > div')].map((part) => pageText(part))
    expect(parts()).toEqual([`${member.cash}$ 64.50`, `${member.bonus}$ 20.00`])
    await press('button', member.hideAmounts)
    expect(parts()).toEqual([])
  })

  it.each([
    [
      'the first mission that is left to do',
      '/m/leaderBoard',
      ['Play 5 games', 'Invite a friend'],
      'Invite a friend',
    ],
    ['no mission when all are done', '/m/leaderBoard', ['Play 5 games'], undefined],
    ['no mission where the merchant has no page for them', undefined, ['Invite a friend'], undefined],
  ])('shows %s (E3.29)', async (_, path, titles, shown) => {
    const conditions = titles.map((title) => ({
      title,
      completed: title === 'Play 5 games' ? 5 : 1,
      expected: 5,
    }))
    await openHome(memberInfoReply(), {
      manifest: { routes: { ...manifest.routes, ...(path && { [path]: { page: 'leaderBoard' } }) } },
      prepareMore: ({ http }) =>
        http.answer(
          'rankProgress',
          success({ completedConditions: 0, totalExpectedConditions: 2, labelId: 3, conditions }),
        ),
    })
    const mission = document.querySelector('.MemberHome-mission')
    expect(mission?.querySelector('.MemberHome-missionTitle')?.textContent).toBe(shown)
    expect(mission?.getAttribute('href') ?? undefined).toBe(shown && path)
  })

  it('refreshes the balance on demand', async () => {
    const { browser } = await openHome()
    browser.http.answer('balance', success({ balance: '5', currency: 'USD' }))
    await press('button', member.refreshBalance)
    expect(pageText(get('main'))).toContain('5.00')
  })

  it('refreshes a balance that does not come, once it is slow (F038)', async () => {
    const { browser } = await startSite({
      path: '/m/member/home',
      session: {},
      prepare: ({ http }) => http.answer('balance', success({ balance: '4' }), 2 * times.slowThreshold),
    })
    const refresh = () => get('button', member.refreshBalance)
    expect(refresh().getAttribute('aria-disabled')).toBe('true')
    await browser.clock.advance(times.slowThreshold)
    browser.http.answer('balance', success({ balance: '5', currency: 'USD' }))
    await press('button', member.refreshBalance)
    expect(pageText(get('main'))).toContain('5.00')
    await browser.clock.advance(times.slowThreshold)
    expect(pageText(get('main'))).toContain('5.00')
  })

  it.each<[string, Reply]>([
    ['lost', failure('network')],
    ['a refusal', refusal()],
    ['without a name', success({ id: 7 })],
    ['a page of HTML', html()],
  ])('keeps the known name, and offers a retry, when the info is %s (F066)', async (_, reply) => {
    const { browser } = await openHome(reply)
    expect(find('heading', 'minhanh88')).toBeDefined()
    expect(pageText()).toContain(member.infoFailed)
    expect([location.pathname, all('dialog').length]).toEqual(['/m/member/home', 0])
    browser.http.answer('memberInfo', memberInfoReply())
    await press('button', common.retry)
    expect(pageText()).not.toContain(member.infoFailed)
  })

  it.each<[string, CallName]>([
    ['the info', 'memberInfo'],
    ['the balance', 'balance'],
  ])(
    'offers a retry when %s takes long, which does not wait for the first request (F038)',
    async (_, call) => {
      const replies = {
        memberInfo: memberInfoReply(),
        balance: success({ balance: '5', currency: 'USD' }),
      } as Partial<Record<CallName, Reply>>
      const { browser } = await startSite({
        path: '/m/member/home',
        session: {},
        prepare({ http }) {
          for (const [name, reply] of Object.entries(replies)) http.answer(name, reply)
          http.answer(call, failure('timeout'), 30_000)
        },
      })
      expect(find('button', common.retry)).toBeUndefined()
      await browser.clock.advance(times.slowThreshold)
      browser.http.answer(call, replies[call] ?? success())
      await press('button', common.retry)
      expect(browser.http.requestsTo(call)).toHaveLength(2)
      expect(pageText(get('main'))).toContain('5.00')
      expect(find('button', common.retry)).toBeUndefined()
      // The failure of the first request comes late, and says nothing any more.
      await browser.clock.advance(30_000)
      expect([pageText().includes(member.infoFailed), pageText().includes(member.balanceFailed)]).toEqual([
        false,
        false,
      ])
      expect(pageText(get('main'))).toContain('5.00')
    },
  )

  it('shows name and balance once the platform is back, without an event of the network (F066, F039)', async () => {
    const { browser } = await openHome(html(502))
    browser.http.answer('memberInfo', memberInfoReply())
    await browser.clock.advance(times.firstRetry * 2)
    expect(pageText()).not.toContain(member.infoFailed)
    expect([browser.http.requestsTo('memberInfo').length, browser.http.requestsTo('balance').length]).toEqual(
      [2, 1],
    )
  })

  it('repeats only the failed request when the network is back', async () => {
    const { browser } = await openHome(failure('offline'))
    browser.http.answer('memberInfo', memberInfoReply())
    await actAndSettle(() => browser.page.setOnline(true))
    expect(pageText()).not.toContain(member.infoFailed)
    expect([browser.http.requestsTo('memberInfo').length, browser.http.requestsTo('balance').length]).toEqual(
      [2, 1],
    )
  })

  it('truncates a very long name by visible characters (F138)', async () => {
    await openHome(memberInfoReply({ userName: '👩‍👩‍👧'.repeat(200) }))
    expect(namesOf('heading').find((name) => name.endsWith('…'))).toBe(`${'👩‍👩‍👧'.repeat(39)}…`)
  })

  it('never shows a reply for a member who has logged out (F048)', async () => {
    const { browser, site } = await startSite({
      session: {},
      prepare: ({ http }) => http.answer('balance', success({ balance: '777', currency: 'USD' }), 1000),
    })
    browser.http.answer('balance', success({ balance: '5', currency: 'USD' }))
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
  const logOut = async () => {
    await press('button', member.logOut)
    await press('button', member.logOut)
  }

  it('asks for confirmation, then ends the session here and on the platform', async () => {
    const { browser } = await openHome()
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

  it('does nothing when it is cancelled', async () => {
    const { browser } = await openHome()
    await press('button', member.logOut)
    await press('button', common.cancel)
    expect(browser.http.requestsTo('logout')).toEqual([])
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
  })

  it.each<[string, Reply]>([
    ['offline', failure('offline')],
    ['a refusal', refusal({ message: 'No' })],
    ['an ended session', refusal({ status: 401 })],
  ])('clears this device even if the logout call fails: %s (F080)', async (_, reply) => {
    const { browser } = await openHome()
    browser.http.answer('logout', reply)
    await logOut()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, browser.storage.read('session'), namesOf('dialog')]).toEqual([
      '/m/home',
      undefined,
      [],
    ])
  })

  it('forgets the member: no name, no balance, no cached replies (F033, F081)', async () => {
    const { browser } = await openHome()
    await logOut()
    expect(pageText()).not.toMatch(/minhanh88|1,234,567/)
    expect(browser.storage.entries()).not.toHaveProperty('MC_SESSION_INFO')
    expect(browser.storage.entries().replies ?? '').not.toContain('token')
  })

  const details = ({ site }: RunningSite) => ({
    member: site.store.get(memberAtom).value?.userName,
    balance: site.store.get(balanceAtom).value?.amount,
    rank: site.store.get(rankProgressAtom).value,
  })
  const rankReply = success({ completedConditions: 1, totalExpectedConditions: 2, labelId: 3 })

  it('clears the details, and a late reply does not bring them back (I4.13)', async () => {
    const running = await openHome(memberInfoReply(), {
      prepareMore: ({ http }) => http.answer('rankProgress', rankReply),
    })
    expect(details(running)).toEqual({
      member: 'minhanh88',
      balance: '1234567.89',
      rank: expect.objectContaining({ progress: 0.5, isTop: false }),
    })
    running.browser.http.answer('memberInfo', memberInfoReply(), 1000)
    await actAndSettle(() => running.browser.page.setOnline(false))
    await actAndSettle(() => running.site.session.end())
    const nothing = { member: undefined, balance: undefined, rank: undefined }
    expect(details(running)).toEqual(nothing)
    await running.browser.clock.advance(2000)
    expect(details(running)).toEqual(nothing)
  })

  it.each([
    ['memberInfo', 'member'],
    ['balance', 'balance'],
    ['rankProgress', 'rank'],
  ] as const)('drops the reply to %s that was on its way (I4.13)', async (call, name) => {
    const replies = {
      memberInfo: memberInfoReply(),
      balance: success({ balance: '777', currency: 'USD' }),
      rankProgress: rankReply,
    }
    const running = await startSite({
      session: {},
      prepare: ({ http }) => {
        http.answer('rankProgress', rankReply)
        http.answer(call, replies[call], 1000)
      },
    })
    await actAndSettle(() => running.site.session.end())
    await running.browser.clock.advance(2000)
    expect(details(running)[name]).toBeUndefined()
  })

  it('shows the next member nothing of the one before, who is replaced directly (I4.13, D21)', async () => {
    const running = await openHome(memberInfoReply(), {
      prepareMore: ({ http }) => http.answer('rankProgress', rankReply),
    })
    for (const call of ['memberInfo', 'balance', 'rankProgress'] as const)
      running.browser.http.answer(call, failure('network'), 500)
    await actAndSettle(() =>
      running.site.session.begin({ token: 'token-8', merchantCode: merchant, id: '8', type: 0 }),
    )
    for (const wait of [0, 500]) {
      await running.browser.clock.advance(wait)
      expect(details(running)).toEqual({ member: undefined, balance: undefined, rank: undefined })
      expect(pageText()).not.toMatch(/minhanh88|1,234,567/)
    }
  })

  it('logs out the other tabs too', async () => {
    const [browser, otherBrowser] = twoTabs()
    await openHome(memberInfoReply(), { browser })
    const store = createStore()
    createSessionStore({
      browser: otherBrowser,
      store,
      merchant,
      lifetime: 'device',
      clearMemberData: () => undefined,
    }).restore()
    expect(store.get(sessionAtom)).toBeDefined()
    await logOut()
    expect(store.get(sessionAtom)).toBeUndefined()
  })

  it('in another tab makes this one leave the member pages', async () => {
    const [browser, otherBrowser] = twoTabs()
    await openHome(memberInfoReply(), { browser })
    await actAndSettle(() => {
      otherBrowser.storage.remove('session')
      otherBrowser.tabs.broadcast({ type: 'loggedOut', tokenHash: hashText('token-7'), at: testStartTime })
    })
    expect(location.pathname).toBe('/m/login')
    expect(pageText()).not.toContain('minhanh88')
  })

  it('while the page is in the back/forward cache leaves nothing visible when it returns (F081)', async () => {
    const { browser } = await openHome()
    browser.storage.remove('session')
    await actAndSettle(() => browser.page.restore())
    expect(location.pathname).toBe('/m/login')
    expect(pageText()).not.toMatch(/minhanh88|1,234,567/)
  })
})
