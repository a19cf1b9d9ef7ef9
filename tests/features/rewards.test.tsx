// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import english from '../../runtime/text/EN.json'
import { fails, good, type Reply } from '../support/fakes/replies'
import { all, get, pageText } from '../support/screen'
import { press, startSite } from '../support/site'

const { rewards, common } = english

describe('the reward center', () => {
  const open = (reply: Reply) =>
    startSite({
      path: '/m/rewardCenter',
      session: {},
      prepare: ({ http }) => http.answer('promotions', reply),
    })

  it('shows the promotions that there are, with their state', async () => {
    await open(good({ APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: false, count: 3 } }))
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

  it('shows one that it does not know in general words', async () => {
    await open(good({ SPRING: { enabled: true, count: 0 } }))
    expect(pageText(get('main'))).toContain(rewards.promotionOther)
  })

  it('says when there are none', async () => {
    await open(good({}))
    expect(pageText(get('main'))).toContain(rewards.emptyTitle)
  })

  it('offers another try when they do not come, without a dialog', async () => {
    const { browser } = await open(fails('network'))
    expect(pageText(get('main'))).toContain(rewards.failedTitle)
    expect(all('dialog')).toEqual([])
    browser.http.answer('promotions', good({ REFERRAL: { enabled: true, count: 1 } }))
    await press('button', common.retry)
    expect(pageText(get('main'))).toContain(rewards.promotionReferral)
  })
})
