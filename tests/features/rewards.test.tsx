// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import english from '../../runtime/text/EN.json'
import { fails, good, type Reply } from '../support/replies'
import { all, get, words } from '../support/screen'
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
    const text = words(get('main'))
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
    expect(words(get('main'))).toContain(rewards.promotionOther)
  })

  it('says when there are none', async () => {
    await open(good({}))
    expect(words(get('main'))).toContain(rewards.emptyTitle)
  })

  it('offers another try when they do not come, without a dialog', async () => {
    const { edge } = await open(fails('network'))
    expect(words(get('main'))).toContain(rewards.failedTitle)
    expect(all('dialog')).toEqual([])
    edge.http.answer('promotions', good({ REFERRAL: { enabled: true, count: 1 } }))
    await press('button', common.retry)
    expect(words(get('main'))).toContain(rewards.promotionReferral)
  })
})
