import { describe, expect, it } from 'vitest'
import { mayStart, memoryOwner, readMemory, storedMemory } from '../../../runtime/rules/miniGame/memory'
import { readMiniGameMessage, readMiniGameStart } from '../../../runtime/rules/miniGame/messages'
import { firstPlace } from '../../../runtime/rules/miniGame/placement'
import { miniGameScriptPath, miniGameVariant } from '../../../runtime/rules/miniGame/variant'
import * as limits from '../../../runtime/tables/limits'
import * as times from '../../../runtime/tables/times'
import fc from '../../support/properties'

describe('the variant', () => {
  it.each([
    ['yes', 'no', { script: 'v1', sea: false }],
    ['yes', 'yes', { script: 'v1', sea: true }],
    ['no', 'yes', { script: 's1', sea: true }],
    ['no', 'no', undefined],
    ['unknown', 'yes', undefined],
    ['yes', 'unknown', undefined],
    ['unknown', 'unknown', undefined],
  ] as const)(
    'with LOTTMINIGAME3 %s and SEALOTTMINIGAME3 %s is %j (E4.71, E4.72)',
    (lottery, sea, variant) => {
      expect(miniGameVariant(lottery, sea)).toEqual(variant)
    },
  )

  it('decides the script (E4.71)', () => {
    expect([miniGameScriptPath('v1'), miniGameScriptPath('s1')]).toEqual([
      '/mini-game/v1/minigame.js',
      '/mini-game/s1/minigame.js',
    ])
  })
})

describe('what a session remembers', () => {
  const owner = memoryOwner('token-7')
  const memory = { place: { along: 0.25, down: 0.5 }, away: true }
  const stored = storedMemory(owner, memory)

  it('is read again', () => {
    expect(readMemory(stored, owner)).toEqual(memory)
  })

  it.each([
    ['nothing', undefined],
    ['another session’s', storedMemory(memoryOwner('token-8'), memory)],
    ['something else', 'away'],
  ])('is the beginning with %s', (_, other) => {
    expect(readMemory(other, owner)).toEqual({ place: firstPlace, away: false })
  })

  it.each([[-0.1], [1.1], ['0.5'], [Number.NaN], [null]])('has no place outside: %s (F156)', (along) => {
    expect(readMemory({ ...stored, along }, owner)).toEqual({ place: firstPlace, away: true })
  })

  it('does not contain the token', () => {
    expect(JSON.stringify(stored)).not.toContain('token-7')
  })
})

describe('a start that left its mark', () => {
  const now = 1_000_000
  it.each([
    ['none', undefined, true],
    ['a recent one, of another tab', now - times.miniGameStart + 1, true],
    ['one that should have ended', now - times.miniGameStart, false],
    ['an unreadable one', 'yes', true],
  ])('%s lets the game start: %s %s (F156)', (_, mark, expected) => {
    expect(mayStart(mark, now)).toBe(expected)
  })
})

describe('a message of the frame', () => {
  it.each([
    [{ type: 'hello' }, { type: 'hello' }],
    [{ type: 'ready', more: 1 }, { type: 'ready' }],
    [{ type: 'closed' }, { type: 'closed' }],
    [
      { type: 'failed', reason: 'thrown' },
      { type: 'failed', reason: 'thrown' },
    ],
    [{ type: 'launch', code: 'a', category: 'lottery' }, undefined],
    [
      { type: 'launch', game: { code: 'a', category: 'lottery' } },
      { type: 'launch', game: { code: 'a', category: 'lottery' } },
    ],
    [{ type: 'launch', game: { code: 'a' } }, undefined],
    [{ type: 'launch', game: { code: 'a'.repeat(limits.miniGameText + 1), category: 'b' } }, undefined],
    [
      { type: 'resize', height: 300.4 },
      { type: 'resize', height: 300 },
    ],
    [
      { type: 'resize', height: 1e9 },
      { type: 'resize', height: limits.miniGameHeight },
    ],
    [
      { type: 'resize', height: -5 },
      { type: 'resize', height: 0 },
    ],
    [{ type: 'resize', height: Number.NaN }, undefined],
    [{ type: 'failed', reason: 'because' }, undefined],
    [{ type: 'start' }, undefined],
    ['ready', undefined],
    [null, undefined],
  ])('%j is read as %j (F156)', (raw, message) => {
    expect(readMiniGameMessage(raw)).toEqual(message)
  })

  it('never throws, whatever it is (F156)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('launch', 'resize', 'failed'), (value, type) => {
        readMiniGameMessage(value)
        readMiniGameMessage({ type, game: value, height: value, reason: value })
      }),
    )
  })
})

it('reads the start message of the page, and no other', () => {
  const start = { type: 'start', script: 'v1', sea: false, merchant: 'hongvan', language: 'vi' }
  expect(readMiniGameStart(start)).toEqual(start)
  for (const wrong of [
    { script: '../v1' },
    { sea: 1 },
    { merchant: '' },
    { language: undefined },
    { type: 'go' },
  ])
    expect(readMiniGameStart({ ...start, ...wrong })).toBeUndefined()
})
