// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { failure, type Reply, success } from '../support/fakes/replies'
import { all, get, pageText } from '../support/screen'
import { press, startSite } from '../support/site'

const { rewards, common } = english

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
