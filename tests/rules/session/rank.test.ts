import { describe, expect, it } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import { readRankProgress } from '../../../runtime/rules/session/rank'
import fc from '../../support/properties'

const rank = (completedConditions: unknown, totalExpectedConditions: unknown, labelId: unknown = 'gold') => ({
  completedConditions,
  totalExpectedConditions,
  playerRankProgress: { labelId },
})

describe('the progress to the next level', () => {
  it.each([
    [rank(2, 5), 0.4],
    [rank(0, 5), 0],
    [rank(5, 5), 1],
    [{ ...rank(1, 4, null), labelId: 'gold' }, 0.25],
    [{ ...rank(1, 4), currentProgress: 90 }, 0.25],
    [rank('2', 5), 0.4],
    [rank('1', '4'), 0.25],
  ])('of %j is %d: completed by expected (E3.30, E5.29)', (reply, progress) => {
    expect(readRankProgress(untrusted(reply))).toEqual({ progress, isTop: false })
  })

  it.each([
    [rank(5, 0), 0],
    [rank(7, 5), 1],
    [rank(-1, 5), 0],
    [rank(3, -5), 0],
    [rank(null, 5), 0],
    [rank('two', 5), 0],
    [rank('', 5), 0],
    [rank(2, null), 0],
    [rank(Number.NaN, 5), 0],
    [rank(1, Number.POSITIVE_INFINITY), 0],
  ])('of %j is %d: never out of range, never a division by zero (F140)', (reply, progress) => {
    expect(readRankProgress(untrusted(reply))).toEqual({ progress, isTop: false })
  })

  it.each([
    [{ ...rank(0, 0), currentProgress: 40 }, 0.4],
    [{ ...rank(0, 0), currentProgress: '40' }, 0.4],
    [{ ...rank('0', '0'), currentProgress: ' 40.5 ' }, 0.405],
    [{ ...rank(undefined, undefined), currentProgress: 100 }, 1],
    [{ ...rank(undefined, undefined), currentProgress: 140 }, 1],
    [{ ...rank(undefined, undefined), currentProgress: -1 }, 0],
    [{ ...rank(undefined, undefined), currentProgress: 'half' }, 0],
  ])('of %j is %d: what the platform has calculated, where it counts nothing (E3.31)', (reply, progress) => {
    expect(readRankProgress(untrusted(reply))).toEqual({ progress, isTop: false })
  })

  it.each([
    { ...rank(0, 4), labelId: null },
    { ...rank(0, 4), labelId: '' },
  ])('of %j is 1: the label of the reply counts, not that of the member (E3.30, E5.29, F140)', (reply) => {
    expect(readRankProgress(untrusted(reply))).toEqual({ progress: 1, isTop: true })
  })

  it.each([null, undefined, 7, 'x', {}, rank(2, 5, null), rank(2, 5, ''), { completedConditions: 0 }])(
    'of %j is 1: there is no label id (E3.31, E5.29, F140)',
    (reply) => {
      expect(readRankProgress(untrusted(reply)).progress).toBe(1)
    },
  )

  it.each([
    [rank(2, 5, null), true],
    [rank(2, 5, ''), true],
    [rank(5, 5), false],
    [{ ...rank(4, 4, 509), labelId: 509 }, true],
    [{ ...rank(1, 4, 509), labelId: 509 }, false],
    [{ ...rank(4, 4, 508), labelId: 509 }, false],
    [{}, false],
    [null, false],
  ])('%j is the highest level: %s', (reply, isTop) => {
    expect(readRankProgress(untrusted(reply)).isTop).toBe(isTop)
  })

  it('is between 0 and 1, whatever the input (F140)', () => {
    const some = fc.oneof(fc.double(), fc.integer(), fc.anything())
    fc.assert(
      fc.property(some, some, fc.anything(), (completed, expected, label) => {
        const { progress } = readRankProgress(untrusted(rank(completed, expected, label)))
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(1)
      }),
    )
  })
})
