import { describe, expect, it } from 'vitest'
import { readMatches } from '../../../runtime/rules/games/match'
import { readVendors } from '../../../runtime/rules/games/vendor'
import { untrusted } from '../../../runtime/rules/network/read'
import * as limits from '../../../runtime/tables/limits'

describe('vendors', () => {
  it('have an id, a name and categories; others are left out (E7.15)', () => {
    const reply = {
      vendors: [
        { id: 'aurora', name: 'Aurora', gameClassify: ['slots', 7] },
        { id: 'noName' },
        { name: 'No id' },
        null,
      ],
    }
    expect(readVendors(untrusted(reply))).toEqual([
      { id: 'aurora', name: 'Aurora', categories: ['slots', '7'] },
    ])
  })

  it.each([[undefined], [null], ['none'], [{ vendors: 7 }]])('are none in %j', (raw) => {
    expect(readVendors(untrusted(raw))).toEqual([])
  })
})

describe('matches', () => {
  const match = { id: 'm', league: 'Cup', home: 'North', away: 'South', startTime: 7, gameCode: 'football' }

  it.each<[string, object, readonly [number, number] | undefined]>([
    ['one that is being played', { homeScore: 2, awayScore: 0 }, [2, 0]],
    ['one that has not begun', {}, undefined],
    ['half a score', { homeScore: 2 }, undefined],
    ['a score that is none', { homeScore: -1, awayScore: 'x' }, undefined],
  ])('have a score: %s (E7.16)', (_, score, expected) => {
    expect(readMatches(untrusted({ matches: [{ ...match, ...score }] }))).toEqual([
      { ...match, score: expected },
    ])
  })

  it.each([
    ['without a team', { away: '' }],
    ['without a time', { startTime: 'soon' }],
    ['at no time', { startTime: Number.NaN }],
  ])('are left out %s (E7.16)', (_, broken) => {
    expect(readMatches(untrusted({ matches: [{ ...match, ...broken }] }))).toEqual([])
  })

  it('are as many as the limit says, and one without an id has its position', () => {
    const many = Array.from({ length: limits.matches + 5 }, () => ({ ...match, id: null }))
    const read = readMatches(untrusted({ matches: many }))
    expect([read.length, read[3]?.id]).toEqual([limits.matches, '3'])
  })
})
