import { describe, expect, it } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import {
  levelStates,
  readableVipProgress,
  readVipProgress,
  type VipLevel,
} from '../../../runtime/rules/session/vip'
import fc from '../../support/properties'

const read = (reply: unknown) => readVipProgress(untrusted(reply))

describe('the progress to the next level', () => {
  it('has the counts, the label, the missions and the levels (E3.29, E3.30, E3.31)', () => {
    expect(
      read({
        completedConditions: 1,
        totalExpectedConditions: 2,
        labelId: 502,
        playerRankProgress: { labelId: 501 },
        conditions: [{ title: 'Make 2 deposits', completed: 1, expected: 2 }],
        levels: [
          { labelId: 502, labelName: 'Silver', rankLevel: 2, benefits: ['A gift'] },
          { labelId: 501, labelName: 'Bronze', rankLevel: 1, benefits: [] },
        ],
      }),
    ).toEqual({
      progress: 0.5,
      isTop: false,
      completed: 1,
      expected: 2,
      levelId: '501',
      missions: [{ title: 'Make 2 deposits', completed: 1, expected: 2 }],
      levels: [
        { id: '501', name: 'Bronze', rank: 1, benefits: [] },
        { id: '502', name: 'Silver', rank: 2, benefits: ['A gift'] },
      ],
    })
  })

  it.each([
    [7, 5, [5, 5]],
    [5, 0, [0, 0]],
    [-1, 5, [0, 5]],
    [null, null, [0, 0]],
    ['2', 5, [2, 5]],
    ['1', '4', [1, 4]],
    ['two', 5, [0, 5]],
    [1.9, 4.9, [1, 4]],
    [1, Number.POSITIVE_INFINITY, [0, 0]],
  ])('counts %s of %s as %j (F140)', (completedConditions, totalExpectedConditions, counts) => {
    const { completed, expected } = read({ completedConditions, totalExpectedConditions })
    expect([completed, expected]).toEqual(counts)
  })

  it.each([
    [{ title: '', completed: 1, expected: 2 }, []],
    [{ title: 'Play', completed: 1, expected: 0 }, []],
    [{ title: 'Play', completed: 9, expected: 3 }, [{ title: 'Play', completed: 3, expected: 3 }]],
    [{ title: 'Play', completed: '1', expected: '3' }, [{ title: 'Play', completed: 1, expected: 3 }]],
    [{ title: 7, expected: 3 }, [{ title: '7', completed: 0, expected: 3 }]],
    [null, []],
  ])('reads the mission %j as %j (F140)', (condition, missions) => {
    expect(read({ conditions: [condition] }).missions).toEqual(missions)
  })

  it('leaves out levels without an id or a name', () => {
    const levels = [{ labelId: 1 }, { labelName: 'Gold' }, 'Gold', { labelId: 3, labelName: 'Gold' }]
    expect(read({ levels }).levels).toEqual([{ id: '3', name: 'Gold', rank: 0, benefits: [] }])
  })

  it.each<[string, object, boolean]>([
    ['nothing', {}, true],
    ['empty lists', { levels: [], conditions: [] }, true],
    ['one level that can be read', { levels: [7, { labelId: 3, labelName: 'Gold' }] }, true],
    ['levels of another kind', { levels: [7, { name: 'Gold' }] }, false],
    ['conditions of another kind', { conditions: ['Play'] }, false],
    ['conditions that expect "0"', { conditions: [{ title: 'Play', completed: 0, expected: '0' }] }, true],
    ['a condition that expects less than one', { conditions: [{ title: 'Play', expected: 0.5 }] }, true],
    ['conditions that expect nothing', { conditions: [{ title: 'Play', completed: 0, expected: 0 }] }, true],
  ])('with %s counts as read: %j (F003)', (_, reply, isRead) => {
    const attempt = () => readableVipProgress(untrusted(reply))
    if (isRead) expect(attempt()).toEqual(read(reply))
    else expect(attempt).toThrow('malformed')
  })

  it('reads anything (F003)', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.array(fc.anything()),
        fc.array(fc.anything()),
        (raw, conditions, levels) => {
          for (const reply of [raw, { conditions, levels }]) {
            const { completed, expected, missions } = read(reply)
            expect(completed).toBeLessThanOrEqual(expected)
            for (const mission of missions)
              expect(mission.completed / mission.expected).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })
})

describe('the levels', () => {
  const levels = ['a', 'b', 'c', 'd'].map(
    (id, index): VipLevel => ({ id, name: id, rank: index + 1, benefits: [] }),
  )

  it.each([
    ['', ['next', 'later', 'later', 'later']],
    ['a', ['own', 'next', 'later', 'later']],
    ['b', ['reached', 'own', 'next', 'later']],
    ['d', ['reached', 'reached', 'reached', 'own']],
    ['unknown', ['later', 'later', 'later', 'later']],
  ])('of a member with the level "%s" are %j', (levelId, states) => {
    expect(levelStates({ levels, levelId }).map(({ state }) => state)).toEqual(states)
  })
})
