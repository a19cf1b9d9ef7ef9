import { expect, it } from 'vitest'
import { type PromotionAction, promotionAction } from '../../../runtime/rules/content/promotionAction'

it.each<[string, PromotionAction | undefined]>([
  ['APP_DOWNLOAD', 'app'],
  ['REGISTER', 'register'],
  ['REFERRAL', 'invite'],
  ['INVITE_FRIENDS', 'invite'],
  ['FIRST_DEPOSIT', 'deposit'],
  ['DEPOSIT_BONUS', 'deposit'],
  ['DAILY_RECHARGE', 'deposit'],
  ['TOPUP', 'deposit'],
  ['VIP_UPGRADE', 'missions'],
  ['MISSION', 'missions'],
  ['EVENT', 'play'],
  ['TOURNAMENT', 'play'],
  ['', 'play'],
  ['NOTICE', undefined],
  ['NEWS', undefined],
  ['HELP', undefined],
  ['MAINTENANCE_NOTICE', undefined],
])('a promotion of the type %j leads to: %s (E3.17)', (type, action) => {
  expect(promotionAction(type)).toBe(action)
})
