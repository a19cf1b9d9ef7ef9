import { describe, expect, it } from 'vitest'
import { findPromotion, readPromotions } from '../../../runtime/rules/content/promotion'
import { type ReferralAction, referralAction } from '../../../runtime/rules/content/referral'
import { untrusted } from '../../../runtime/rules/network/read'
import fc from '../../support/properties'

type Row = [type: number | undefined, enabled: boolean | undefined, action: ReferralAction | undefined]

describe('inviting friends', () => {
  it.each<Row>([
    [1, true, 'agentRegister'],
    [2, true, 'agentRegister'],
    [1, false, 'agentRegister'],
    [2, undefined, 'agentRegister'],
  ])('as type %s with the promotion %s: %s (E5.02, E6.03)', (type, enabled, action) => {
    expect(referralAction({ type, enabled })).toBe(action)
  })

  it.each<Row>([
    [-1, true, 'inviteFriends'],
    [0, true, 'inviteFriends'],
    [3, true, 'inviteFriends'],
    [4, true, 'inviteFriends'],
    [99, true, 'inviteFriends'],
  ])('as type %s with the promotion %s: %s (E5.03, E3.28)', (type, enabled, action) => {
    expect(referralAction({ type, enabled })).toBe(action)
  })

  it.each<Row>([
    [-1, false, 'comingSoon'],
    [0, false, 'customerService'],
    [3, false, 'customerService'],
    [4, false, 'customerService'],
  ])('as type %s with the promotion %s: %s (E5.04, E5.05)', (type, enabled, action) => {
    expect(referralAction({ type, enabled })).toBe(action)
  })

  it.each<Row>([
    [undefined, true, undefined],
    [undefined, false, undefined],
    [0, undefined, undefined],
    [4, undefined, undefined],
  ])('waits as type %s with the promotion %s (E5.01)', (type, enabled, action) => {
    expect(referralAction({ type, enabled })).toBe(action)
  })

  it('leads everybody somewhere once both are known, and agents always to their own page (E5.01)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 9 }), fc.boolean(), (type, enabled) => {
        const isAgent = type === 1 || type === 2
        expect(referralAction({ type, enabled }) === 'agentRegister').toBe(isAgent)
        expect(referralAction({ type, enabled })).toBeDefined()
      }),
    )
  })
})

describe('a promotion', () => {
  const promotions = readPromotions(
    untrusted({ APP_DOWNLOAD: { enabled: false, count: 1 }, REFERRAL: { enabled: true, count: 2 } }),
  )

  it('is found by its key, with a switch and a count (E3.25, E3.26, E3.27)', () => {
    expect(findPromotion(promotions, 'REFERRAL')).toEqual({ key: 'REFERRAL', enabled: true, count: 2 })
    expect(findPromotion(promotions, 'APP_DOWNLOAD')).toMatchObject({ enabled: false, count: 1 })
  })

  it('is not found where there is none, or nothing is known yet (E3.27)', () => {
    expect(findPromotion([], 'REFERRAL')).toBeUndefined()
    expect(findPromotion(undefined, 'REFERRAL')).toBeUndefined()
  })
})
