// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, type Reply, success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'
import { all, find, get, nameOf, pageText } from '../../support/screen'
import { actAndSettle, memberSession, merchant, press, type SiteOptions, startSite } from '../../support/site'

const { benefits, common, member, shell, support, vip } = english

const vipMerchant: Partial<Manifest> = {
  routes: {
    ...manifest.routes,
    '/m/leaderBoard': { page: 'leaderBoard' },
    '/m/member/benefits': { page: 'benefits' },
  },
  flags: { VIPBENEFIT3: true },
}

const levels = [
  { labelId: 501, labelName: 'Bronze', rankLevel: 1, benefits: ['1 % cashback'] },
  { labelId: 502, labelName: 'Silver', rankLevel: 2, benefits: ['2 % cashback'] },
  { labelId: 503, labelName: 'Gold', rankLevel: 3, benefits: ['3 % cashback'] },
  { labelId: 504, labelName: 'Ruby', rankLevel: 4, benefits: ['4 % cashback'] },
]
const conditions = [
  { title: 'Make 2 deposits', completed: 2, expected: 2 },
  { title: 'Play on 3 days', completed: 1, expected: 3 },
]

const rankReply = (fields: object = {}) =>
  success({
    completedConditions: 1,
    totalExpectedConditions: 2,
    labelId: 503,
    currentProgress: 50,
    playerRankProgress: { labelId: 502 },
    ...fields,
  })

const open = (path: string, reply: Reply, options: SiteOptions = {}) =>
  startSite({
    manifest: vipMerchant,
    session: {},
    path,
    ...options,
    prepare(browser) {
      browser.http.answer('rankProgress', reply)
      options.prepare?.(browser)
    },
  })

const openMissions = (reply: Reply, options?: SiteOptions) => open('/m/leaderBoard', reply, options)
const openBenefits = (reply: Reply, options?: SiteOptions) => open('/m/member/benefits', reply, options)

const mainText = () => pageText(get('main'))
/** The bars with what they announce. */
const bars = () => all('progressbar').map((bar) => `${nameOf(bar)}: ${bar.getAttribute('aria-valuetext')}`)
const share = (completed: number, expected: number) =>
  vip.share.replace('{{completed}}', `${completed}`).replace('{{expected}}', `${expected}`)

describe('the missions', () => {
  it('show the level, the progress and each condition (E2.12, E3.29, E5.28)', async () => {
    await openMissions(rankReply({ conditions, levels }))
    expect(get('heading', 'Silver')).toBeDefined()
    expect(bars()).toEqual([
      `${member.nextLevel}: ${share(1, 2)}`,
      `Make 2 deposits: ${vip.done}`,
      `Play on 3 days: ${share(1, 3)}`,
    ])
  })

  it.each([
    [5, 0, undefined, '0%', undefined],
    [7, 5, 50, share(5, 5), share(5, 5)],
    [null, null, undefined, '0%', undefined],
    [null, null, 50, '50%', undefined],
  ])(
    'of %s out of %s, with %s per cent, are shown as %s (E3.31, E5.29, F140)',
    async (completedConditions, totalExpectedConditions, currentProgress, bar, counted) => {
      await openMissions(rankReply({ completedConditions, totalExpectedConditions, currentProgress }))
      expect(bars()).toEqual([`${member.nextLevel}: ${bar}`])
      expect(mainText()).toContain(counted ?? vip.emptyTitle)
    },
  )

  it('are only counted where the platform does not list them (E3.30)', async () => {
    await openMissions(rankReply())
    expect(mainText()).toContain(share(1, 2))
    expect(mainText()).toContain(vip.noLevel)
  })

  it.each([{ labelId: null, playerRankProgress: { labelId: null } }, { labelId: '' }])(
    'are complete at the highest level: %j (E5.29)',
    async (fields) => {
      await openMissions(rankReply(fields))
      expect(bars()).toEqual([`${member.topLevel}: 100%`])
      expect(mainText()).toContain(vip.topTitle)
    },
  )

  it.each([
    ['does not name a lower level', { labelId: 2, labelName: 'Silver', rankLevel: 2 }, member.nextLevel],
    ['does not name a lower one by its name alone', { labelName: 'Silver' }, member.nextLevel],
    ['does not name none', null, member.nextLevel],
    ['names the highest', { labelId: 504, labelName: 'Ruby', rankLevel: 4 }, member.topLevel],
    ['names one that is not listed', { labelId: 9, labelName: 'Legend', rankLevel: 9 }, member.topLevel],
  ])('are those of the highest level only where the page %s (E3.31, E5.29)', async (_, clubLabel, label) => {
    await openMissions(rankReply({ levels, labelId: null, playerRankProgress: { labelId: null } }), {
      prepare: ({ http }) =>
        http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0, clubLabel })),
    })
    expect(bars()).toEqual([`${label}: 100%`])
    expect(mainText().includes(vip.topTitle)).toBe(label === member.topLevel)
  })

  it.each([{}, { currentProgress: 40 }])(
    'count as complete without a label, without the promise of a next level, and are not contradicted by %j (E5.28, E5.29)',
    async (counts) => {
      await openMissions(rankReply({ labelId: undefined, playerRankProgress: undefined, ...counts }))
      expect(bars()).toEqual([`${vip.yourLevel}: 100%`])
      expect(mainText()).toContain(vip.emptyTitle)
    },
  )

  it('are loaded anew with the page, and the last ones stay meanwhile (E7.11)', async () => {
    const { browser, site } = await open('/m/home', rankReply())
    browser.http.answer('rankProgress', rankReply({ completedConditions: 2 }), 1000)
    await actAndSettle(() => site.go('/m/leaderBoard'))
    expect(mainText()).toContain(share(1, 2))
    await browser.clock.advance(1000)
    expect(mainText()).toContain(share(2, 2))
    expect(browser.http.requestsTo('rankProgress').length).toBe(2)
  })

  const missionsIn = (language: string | undefined) =>
    rankReply({ conditions: [{ title: `Missions in ${language}`, completed: 1, expected: 2 }] })

  it('are loaded in another language when it is chosen (E7.11, F146)', async () => {
    const { browser, site } = await openMissions(rankReply())
    browser.http.answer('rankProgress', ({ headers }) => missionsIn(headers.Language))
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(mainText()).toContain('Missions in CN')
  })

  it.each<[string, Reply]>([
    ['in the language before', missionsIn('EN')],
    ['as a failure', failure('network')],
  ])('in another language are not replaced by a reply that comes late, %s (F048, F146)', async (_, late) => {
    const { browser, site } = await openMissions(rankReply(), {
      prepare: ({ http }) => http.answer('rankProgress', late, 5000),
    })
    browser.http.answer('rankProgress', missionsIn('CN'))
    await actAndSettle(() => site.changeLanguage('CN'))
    expect(mainText()).toContain('Missions in CN')
    await browser.clock.advance(5000)
    expect(mainText()).toContain('Missions in CN')
    expect(browser.http.requestsTo('rankProgress')).toHaveLength(2)
  })

  it('offer a retry when they fail to load, and load when the connection returns (F036)', async () => {
    const { browser } = await openMissions(failure('network'))
    expect(mainText()).toContain(vip.failedTitle)
    await press('button', common.retry)
    expect(mainText()).toContain(vip.failedTitle)
    browser.http.answer('rankProgress', rankReply())
    await actAndSettle(() => browser.page.setOnline(true))
    expect(mainText()).toContain(share(1, 2))
  })

  it('show a skeleton, and a retry when they take long (F038)', async () => {
    const { browser } = await openMissions(rankReply(), {
      prepare: ({ http }) => http.answer('rankProgress', rankReply(), 60_000),
    })
    expect(document.querySelector('main .SkeletonList')).not.toBeNull()
    await browser.clock.advance(times.slowThreshold)
    expect(get('button', common.retry)).toBeDefined()
  })

  it('of one member are not shown to the next (D21)', async () => {
    const { browser, site } = await openMissions(rankReply({ conditions }))
    browser.http.answer('rankProgress', rankReply({ completedConditions: 0 }), 1000)
    await actAndSettle(() =>
      site.session.begin({ ...memberSession, token: 'token-8', merchantCode: merchant, id: '8' }),
    )
    expect([mainText().includes('deposits'), bars()]).toEqual([false, []])
    await browser.clock.advance(1000)
    expect(mainText()).toContain(share(0, 2))
  })

  it('are for members only (E2.12)', async () => {
    await startSite({ manifest: vipMerchant, path: '/m/leaderBoard' })
    expect(location.pathname).toBe('/m/login')
  })
})

describe('the benefits', () => {
  it('are those of every level, each with its state (E2.13)', async () => {
    await openBenefits(rankReply({ levels }))
    const text = mainText()
    for (const part of [
      `Bronze${benefits.reached}1 % cashback`,
      `Silver${vip.yourLevel}2 % cashback`,
      `Gold${benefits.next}3 % cashback`,
      'Ruby4 % cashback',
    ])
      expect(text).toContain(part)
  })

  it('lead to customer service where the platform does not list them (E2.13)', async () => {
    await openBenefits(rankReply())
    expect(mainText()).toContain(benefits.levelsTitle)
    await press('button', common.contactUs)
    expect(find('dialog', support.title)).toBeDefined()
  })

  it('lead to the missions (E2.12)', async () => {
    await openBenefits(rankReply({ levels }))
    await press('link', vip.missionsTitle)
    expect(location.pathname).toBe('/m/leaderBoard')
  })

  it('are for members only (E2.13)', async () => {
    await startSite({ manifest: vipMerchant, path: '/m/member/benefits' })
    expect(location.pathname).toBe('/m/login')
  })

  it.each([false, 'server'] as const)(
    'are no page and no row while the flag is %s (E2.13)',
    async (VIPBENEFIT3) => {
      const { site } = await open('/m/member/home', rankReply(), {
        manifest: { ...vipMerchant, flags: { VIPBENEFIT3 } },
      })
      expect([mainText().includes(vip.missionsTitle), mainText().includes(benefits.title)]).toEqual([
        true,
        false,
      ])
      await actAndSettle(() => site.go('/m/member/benefits'))
      expect(find('heading', shell.notFoundTitle)).toBeDefined()
    },
  )

  it('have a row in the account while the flag is on (E2.13)', async () => {
    await open('/m/member/home', rankReply())
    await press('link', benefits.title)
    expect(location.pathname).toBe('/m/member/benefits')
  })
})
