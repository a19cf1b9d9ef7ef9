// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { failure, type Reply, success } from '../../support/fakes/replies'
import { manifest as base } from '../../support/manifest'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { press, type SiteOptions, startSite } from '../../support/site'
import { androidUserAgent, merchantWith } from '../download/downloadPage'

const { rewards, common, download } = english

const memberOfType =
  (customerType: number): NonNullable<SiteOptions['prepare']> =>
  ({ http }) =>
    void http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: customerType }))

describe('the reward center', () => {
  const openRewards = (reply: Reply, after = 0) =>
    startSite({
      path: '/m/rewardCenter',
      session: {},
      prepare: ({ http }) => http.answer('promotions', reply, after),
    })

  it('shows all promotions with their state', async () => {
    await openRewards(
      success({ APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: false, count: 3 } }),
    )
    const text = pageText(get('main'))
    for (const part of [
      rewards.promotionDownload,
      rewards.open,
      '1 offer',
      rewards.promotionReferral,
      rewards.closed,
      '3 friends have joined',
    ])
      expect(text).toContain(part)
  })

  it.each<[string, boolean, SiteOptions]>([
    ['a browser', true, {}],
    ['a merchant without an app', false, { manifest: {} }],
    ['the app', false, { prepare: ({ native }) => Object.assign(native, { userAgent: 'WLApp/2.4' }) }],
    ['an installed site', false, { prepare: ({ native }) => Object.assign(native, { standalone: true }) }],
    ['a browser, to an agent', true, { prepare: memberOfType(1) }],
    ['a browser, to a member who gets no prompts', false, { prepare: memberOfType(4) }],
  ])('in %s: leads to the app is %s (E3.03, E4.34, E4.14)', async (_, isOffered, { prepare, ...options }) => {
    await startSite({
      path: '/m/rewardCenter',
      session: {},
      manifest: merchantWith({}, { bar: { show: false }, install: false }),
      ...options,
      prepare(browser) {
        browser.native.userAgent = androidUserAgent
        browser.http.answer('promotions', success({ APP_DOWNLOAD: { enabled: true, count: 1 } }))
        prepare?.(browser)
      },
    })
    expect(pageText(get('main'))).toContain(rewards.promotionDownload)
    expect(find('button', download.app) !== undefined).toBe(isOffered)
    if (!isOffered) return
    await press('button', download.app)
    expect(namesOf('dialog')).toEqual([download.title.replace('{{name}}', base.name)])
  })

  it('does not lead to the app before that promotion begins', async () => {
    await startSite({
      path: '/m/rewardCenter',
      session: {},
      manifest: merchantWith({}, { bar: { show: false }, install: false }),
      prepare: ({ http }) =>
        http.answer('promotions', success({ APP_DOWNLOAD: { enabled: false, count: 1 } })),
    })
    expect(pageText(get('main'))).toContain(rewards.closed)
    expect(find('button', download.app)).toBeUndefined()
  })

  it('shows an unknown promotion with a general text', async () => {
    await openRewards(success({ SPRING: { enabled: true, count: 0 } }))
    expect(pageText(get('main'))).toContain(rewards.promotionOther)
  })

  it('shows when there are none', async () => {
    await openRewards(success({}))
    expect(pageText(get('main'))).toContain(rewards.emptyTitle)
  })

  it.each(['a string', 7, false])('offers a retry when the reply is %j instead (F042)', async (value) => {
    const { browser } = await openRewards(success(value))
    expect(pageText(get('main'))).toContain(rewards.failedTitle)
    browser.http.answer('promotions', success({}))
    await press('button', common.retry)
    expect(pageText(get('main'))).toContain(rewards.emptyTitle)
  })

  it('offers a retry while they take long, which does not wait for the first request (F038)', async () => {
    const { browser } = await openRewards(success({}), 60_000)
    await browser.clock.advance(times.slowThreshold)
    browser.http.answer('promotions', success({ REFERRAL: { enabled: true, count: 1 } }))
    await press('button', common.retry)
    expect(pageText(get('main'))).toContain(rewards.promotionReferral)
  })

  it('offers a retry when they fail to load, without a dialog', async () => {
    const { browser } = await openRewards(failure('network'))
    expect(pageText(get('main'))).toContain(rewards.failedTitle)
    expect(all('dialog')).toEqual([])
    browser.http.answer('promotions', success({ REFERRAL: { enabled: true, count: 1 } }))
    await press('button', common.retry)
    expect(pageText(get('main'))).toContain(rewards.promotionReferral)
  })
})
