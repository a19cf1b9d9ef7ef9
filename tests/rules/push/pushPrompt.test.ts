import { expect, it } from 'vitest'
import { mayAskForPush, type PushPromptCase, readPushRefusals } from '../../../runtime/rules/push/pushPrompt'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'

const now = 1_800_000_000_000
const quiet: PushPromptCase = {
  path: '/m/home',
  visible: true,
  covered: false,
  skipped: false,
  refusals: { count: 0, at: 0 },
  now,
}

it.each([
  ['in the lobby', {}, true],
  ['in the lobby by another name', { path: '/m/index.html' }, true],
  ['on another page', { path: '/m/member/home' }, false],
  ['before the first page', { path: undefined }, false],
  ['in a hidden tab', { visible: false }, false],
  ['below an overlay', { covered: true }, false],
  ['after a no in this session', { skipped: true }, false],
  ['soon after a no', { refusals: { count: 1, at: now - times.pushPromptAgain + 1 } }, false],
  ['long after a no', { refusals: { count: 1, at: now - times.pushPromptAgain } }, true],
  ['after a no that a wrong clock has put into the future', { refusals: { count: 1, at: now * 2 } }, true],
  ['after the last no', { refusals: { count: limits.pushRefusals, at: 0 } }, false],
] as [string, Partial<PushPromptCase>, boolean][])(
  'members are asked for notifications %s: %j, %j (E4.57)',
  (_, change, expected) => expect(mayAskForPush({ ...quiet, ...change })).toBe(expected),
)

it.each([
  [
    { count: 2, at: 7 },
    { count: 2, at: 7 },
  ],
  [
    { count: '2', at: 7 },
    { count: 0, at: 0 },
  ],
  [{ count: 2 }, { count: 0, at: 0 }],
  [null, { count: 0, at: 0 }],
  ['2', { count: 0, at: 0 }],
])('stored refusals %j count as %j', (raw, expected) => expect(readPushRefusals(raw)).toEqual(expected))
