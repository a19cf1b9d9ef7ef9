// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import english from '../../runtime/text/EN.json'
import { failure, type Reply, success } from '../support/fakes/replies'
import { all, get, pageText } from '../support/screen'
import { press, startSite } from '../support/site'

const { rewards, common } = english

describe('the reward center', () => {
  const openRewards = (reply: Reply) =>
    startSite({
      path: '/m/rewardCenter',
      session: {},
      prepare: ({ http }) => http.answer('promotions', reply),
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
      '3 offers',
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

  it('offers a retry when they fail to load, without a dialog', async () => {
    const { browser } = await openRewards(failure('network'))
    expect(pageText(get('main'))).toContain(rewards.failedTitle)
    expect(all('dialog')).toEqual([])
    browser.http.answer('promotions', success({ REFERRAL: { enabled: true, count: 1 } }))
    await press('button', common.retry)
    expect(pageText(get('main'))).toContain(rewards.promotionReferral)
  })
})
