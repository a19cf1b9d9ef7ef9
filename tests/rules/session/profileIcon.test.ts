import { describe, expect, it } from 'vitest'
import { iconCount, readProfileIcon, withProfileIcon } from '../../../runtime/rules/session/profileIcon'
import * as limits from '../../../runtime/tables/limits'
import fc from '../../support/properties'

describe('the number of profile pictures', () => {
  it.each([
    [9, 9],
    [12, 12],
    [1, 1],
    [1e9, limits.profileIcons],
  ])('%j offers %j (I9.23, E9.23)', (setting, count) => {
    expect(iconCount(setting)).toBe(count)
  })
})

describe('the picture of a member', () => {
  const stored = withProfileIcon(withProfileIcon(undefined, 'a', 3), 'b', 5)

  it.each([
    ['a', 9, 3],
    ['b', 9, 5],
    ['b', 5, undefined],
    ['c', 9, undefined],
    ['', 9, undefined],
  ])('of %s with %i on offer is %j', (member, count, icon) => {
    expect(readProfileIcon(stored, member, count)).toBe(icon)
  })

  it.each([
    null,
    'x',
    [null],
    [{ member: 'a', icon: '3' }],
    [{ member: 'a', icon: -1 }],
    [{ member: 'a', icon: 1.5 }],
  ])('is none where %j is stored', (broken) => {
    expect(readProfileIcon(broken, 'a', 9)).toBeUndefined()
  })

  it('is the one that was chosen last, and of the last few members only', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(8))), (choices) => {
        const all = choices.reduce<unknown>(
          (known, [member, icon]) => withProfileIcon(known, `m${member}`, icon),
          [],
        )
        expect((all as unknown[]).length).toBeLessThanOrEqual(limits.profileIconMembers)
        const last = choices.at(-1)
        if (last) expect(readProfileIcon(all, `m${last[0]}`, 9)).toBe(last[1])
      }),
    )
  })
})
