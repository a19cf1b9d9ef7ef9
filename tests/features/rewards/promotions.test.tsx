// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { promotionsAtom } from '../../../runtime/state/promotions'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, success } from '../../support/fakes/replies'
import { pageText } from '../../support/screen'
import { actAndSettle, memberSession, merchant, startSite } from '../../support/site'
import { promotionsWith } from '../referral/referralPage'

const { member } = english
const other = { ...memberSession, token: 'token-8', merchantCode: merchant, id: '8', userName: 'other' }

const start = (options: Parameters<typeof startSite>[0] = {}) => startSite({ session: {}, ...options })

describe('the promotions', () => {
  it('are requested once for all that show them, when a member is logged in (E7.09, E3.25)', async () => {
    const { browser, site } = await start({ path: '/m/rewardCenter' })
    await actAndSettle(() => site.go('/m/home'))
    await actAndSettle(() => site.go('/m/rewardCenter'))
    expect(browser.http.requestsTo('promotions').map(({ headers }) => headers.Authorization)).toEqual([
      'token-7',
    ])
  })

  it.each<[string, Parameters<typeof startSite>[0]]>([
    ['for visitors', { path: '/m/home' }],
    ['while the flag is off', { session: {}, manifest: { flags: { REWCEN3: false } } }],
    ['while the flag is not known', { session: {}, manifest: { flags: { REWCEN3: 'server' } } }],
  ])('are not requested %s (E7.09, E6.05)', async (_, options) => {
    const { browser } = await startSite(options)
    expect(browser.http.requestsTo('promotions')).toEqual([])
  })

  it('are requested again when the member returns, several returns counting as one (E4.56)', async () => {
    const { browser, site } = await start()
    browser.http.answer('promotions', promotionsWith(true, 2))
    for (const visible of [false, true, false, true])
      await actAndSettle(() => browser.page.setVisible(visible))
    await browser.clock.advance(times.resumeDebounce)
    expect(browser.http.requestsTo('promotions').length).toBe(2)
    expect(site.store.get(promotionsAtom)).toEqual([{ key: 'REFERRAL', enabled: true, count: 2 }])
  })

  it('are not requested while the tab is hidden', async () => {
    const { browser } = await start({ prepare: ({ http }) => http.answer('promotions', failure('network')) })
    await actAndSettle(() => browser.page.setVisible(false))
    await browser.clock.advance(10 * times.lastRetry)
    expect(browser.http.requestsTo('promotions').length).toBe(1)
  })

  it('stay as they were when a refresh fails, and are requested again (F036)', async () => {
    const { browser, site } = await start({
      prepare: ({ http }) => http.answer('promotions', promotionsWith(true, 1)),
    })
    browser.http.answer('promotions', failure('network'))
    await actAndSettle(() => browser.page.setVisible(false))
    await actAndSettle(() => browser.page.setVisible(true))
    await browser.clock.advance(times.resumeDebounce)
    expect(site.store.get(promotionsAtom)).toEqual([{ key: 'REFERRAL', enabled: true, count: 1 }])
    browser.http.answer('promotions', promotionsWith(true, 5))
    await browser.clock.advance(2 * times.firstRetry)
    expect(site.store.get(promotionsAtom)).toEqual([{ key: 'REFERRAL', enabled: true, count: 5 }])
  })

  it('of one member are not the next member’s, not even those that come late (D21, F048)', async () => {
    const { browser, site } = await start({
      prepare: ({ http }) => http.answer('promotions', promotionsWith(true, 1), 1000),
    })
    browser.http.answer('promotions', success({}), 3000)
    await actAndSettle(() => site.session.begin(other))
    await browser.clock.advance(1000)
    expect(site.store.get(promotionsAtom)).toBeUndefined()
    await browser.clock.advance(2000)
    expect(site.store.get(promotionsAtom)).toEqual([])
  })

  it('end with the session, and no refresh follows (D21)', async () => {
    const { browser, site } = await start({
      prepare: ({ http }) => http.answer('promotions', failure('network')),
    })
    await actAndSettle(() => site.session.end())
    await browser.clock.advance(10 * times.lastRetry)
    await actAndSettle(() => browser.page.setVisible(false))
    await actAndSettle(() => browser.page.setVisible(true))
    await browser.clock.advance(times.resumeDebounce)
    expect(browser.http.requestsTo('promotions').length).toBe(1)
  })
})

describe('the reward centre', () => {
  it('is a page and a row in the account for members, and neither while the flag is off (E2.05, E6.05)', async () => {
    const { site } = await start({ path: '/m/member/home' })
    expect(pageText()).toContain(member.rewards)
    await actAndSettle(() => site.go('/m/rewardCenter'))
    expect(pageText()).toContain(english.rewards.subtitle)
    await actAndSettle(() => site.session.end())
    expect(location.pathname).toBe('/m/login')
  })

  it('does not exist while the flag is off (E2.05)', async () => {
    await start({ path: '/m/rewardCenter', manifest: { flags: { REWCEN3: false } } })
    expect(pageText()).toContain(english.shell.notFoundTitle)
  })
})
