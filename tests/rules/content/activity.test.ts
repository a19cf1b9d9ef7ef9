import { describe, expect, it } from 'vitest'
import {
  type ActivityCase,
  type ActivityType,
  activityTypes,
  isActivityType,
  readActivity,
  showsActivity,
} from '../../../runtime/rules/content/activity'
import type { RunMode } from '../../../runtime/rules/device/device'
import { untrusted } from '../../../runtime/rules/network/read'
import fc from '../../support/properties'

const everything: ActivityCase = {
  customerType: 0,
  runMode: 'browser',
  hasApp: true,
  canRegister: true,
  referral: true,
  vipBenefit: true,
}
const customerTypes = [-1, 0, 1, 2, 3, 4, 7, undefined]
const shownTo = (type: ActivityType, more: Partial<ActivityCase> = {}) =>
  customerTypes.filter((customerType) => showsActivity(type, { ...everything, ...more, customerType }))

describe('the activity button', () => {
  it.each<[ActivityType, Partial<ActivityCase>, (number | undefined)[]]>([
    ['APP_DOWNLOAD', {}, [0, 1, 2]],
    ['APP_DOWNLOAD', { runMode: 'app' }, []],
    ['APP_DOWNLOAD', { runMode: 'webclip' }, []],
    ['APP_DOWNLOAD', { runMode: 'pwa' }, []],
    ['APP_DOWNLOAD', { hasApp: false }, []],
    ['REGISTER', {}, [-1]],
    ['REGISTER', { runMode: 'app' }, [-1]],
    ['REGISTER', { canRegister: false }, []],
    ['INVITE_FRIENDS', {}, [0, 1, 2]],
    ['INVITE_FRIENDS', { referral: false }, []],
    ['INVITE_FRIENDS', { runMode: 'pwa' }, [0, 1, 2]],
    ['MEMBER', {}, [-1, 0, 1, 2]],
    ['MEMBER', { vipBenefit: false }, [-1]],
    ['MEMBER', { runMode: 'webclip' }, [-1, 0, 1, 2]],
  ])('%s with %j is shown to the types %j (E5.12, E5.13, E5.14, E5.15)', (type, more, expected) => {
    expect(shownTo(type, more)).toEqual(expected)
  })

  it('is never shown to other types, nor before the type is known, whatever else holds (E5.16)', () => {
    fc.assert(
      fc.property(
        fc.record({
          customerType: fc.constantFrom(3, 4, 7, -2, undefined),
          runMode: fc.constantFrom<RunMode>('browser', 'pwa', 'webclip', 'app'),
          hasApp: fc.boolean(),
          canRegister: fc.boolean(),
          referral: fc.boolean(),
          vipBenefit: fc.boolean(),
        }),
        (one) => !activityTypes.some((type) => showsActivity(type, one)),
      ),
    )
  })

  it.each([
    [
      { banners: [{ linkage: ' MEMBER ', url: '/a.webp', title: 'Benefits' }] },
      ['MEMBER', '/a.webp', 'Benefits'],
    ],
    [{ banners: [{ title: 'none' }, { linkage: 'X', picture: '/b.webp' }] }, ['X', '/b.webp', '']],
    [{ banners: [] }, undefined],
    [{ banners: [null, 3] }, undefined],
    [null, undefined],
  ])('is read from %j (E2.44)', (raw, expected) => {
    const activity = readActivity(untrusted(raw))
    expect(activity && [activity.action, activity.image, activity.title]).toEqual(expected)
  })

  it.each([
    ['MEMBER', true],
    ['member', false],
    ['toString', false],
    ['/m/home', false],
  ])('knows the action %j: %s (E5.17)', (action, known) => {
    expect(isActivityType(action)).toBe(known)
  })
})
