import { describe, expect, it } from 'vitest'
import {
  isBound,
  readLeftTokens,
  readPushBinding,
  readPushToken,
} from '../../../runtime/rules/push/pushBinding'
import * as limits from '../../../runtime/tables/limits'

describe('a registration token', () => {
  it.each([
    [' fcm:APA91b_-x ', 'fcm:APA91b_-x'],
    ['a'.repeat(limits.pushToken), 'a'.repeat(limits.pushToken)],
    ['a'.repeat(limits.pushToken + 1), undefined],
    ['', undefined],
    ['a b', undefined],
    ['a\nb', undefined],
    [undefined, undefined],
    [{ token: 'a' }, undefined],
  ])('%j is %j (E4.62)', (raw, expected) => expect(readPushToken(raw)).toBe(expected))
})

describe('a stored binding', () => {
  it.each([
    [
      { token: 'a', session: 's', complete: true },
      { token: 'a', session: 's', complete: true },
    ],
    [
      { token: 'a', session: 's' },
      { token: 'a', session: 's', complete: false },
    ],
    [{ token: '', session: 's' }, undefined],
    ['a', undefined],
  ])('%j is read as %j', (raw, expected) => expect(readPushBinding(raw)).toEqual(expected))

  it.each([
    [{ token: 'a', session: 's', complete: true }, true],
    [{ token: 'a', session: 's', complete: false }, false],
    [{ token: 'b', session: 's', complete: true }, false],
    [{ token: 'a', session: 't', complete: true }, false],
    [undefined, false],
  ])('%j leaves nothing to do: %j (E4.60)', (binding, expected) => {
    expect(isBound(binding, 'a', 's')).toBe(expected)
  })
})

it.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [['a', '', 7, null], ['a']],
  [undefined, []],
  ['ab', []],
  [[...'abcdefg'], [...'cdefg']],
])('tokens that are left, %j, are read as %j (F159)', (raw, expected) => {
  expect(readLeftTokens(raw)).toEqual(expected)
})
