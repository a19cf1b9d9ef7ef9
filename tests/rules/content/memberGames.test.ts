import { describe, expect, it } from 'vitest'
import type { Game, LaneOfGames } from '../../../runtime/rules/content/game'
import {
  asListed,
  mayBeListed,
  readFavourites,
  readRecentGames,
  type StoredGame,
} from '../../../runtime/rules/content/memberGames'
import { addRecentGame, withFavourite } from '../../../runtime/rules/content/storedMemberGames'
import type { GameLaunch } from '../../../runtime/rules/games/gameLaunch'
import * as limits from '../../../runtime/tables/limits'

const game = (code: string, category = 'slots'): StoredGame => ({
  code,
  category,
  name: `Game ${code}`,
  vendor: 'Aurora',
  image: `/images/${code}.webp`,
})

const listed = (code: string, category = 'slots'): Game => ({
  ...game(code, category),
  id: code,
  name: `New name of ${code}`,
  badge: undefined,
  nextDraw: undefined,
})

const lane = (category: string, codes: readonly string[], count = codes.length): LaneOfGames => ({
  id: category,
  ordinal: 100,
  title: category,
  category,
  count,
  games: codes.map((code) => listed(code, category)),
})

const open = (stored: unknown, member: string, ...codes: string[]): unknown =>
  codes.reduce((before, code) => addRecentGame(before, member, game(code)), stored)

const codesOf = (stored: unknown, member: string): string[] =>
  readRecentGames(stored, member).map(({ code }) => code)

describe('the games that were opened last', () => {
  it('are the newest first, each of them once', () => {
    expect(codesOf(open(undefined, '7', 'a', 'b', 'a'), '7')).toEqual(['a', 'b'])
  })

  it('are as many as the limit says', () => {
    const codes = Array.from({ length: limits.recentGames + 5 }, (_, index) => `g${index}`)
    expect(codesOf(open(undefined, '7', ...codes), '7')).toEqual(codes.reverse().slice(0, limits.recentGames))
  })

  it('are each member’s own; a visitor has others', () => {
    const stored = open(open(open(undefined, '7', 'a'), '8', 'b'), '', 'c')
    expect(['7', '8', '', '9'].map((member) => codesOf(stored, member))).toEqual([['a'], ['b'], ['c'], []])
  })

  it('of members who have not been here for long are forgotten', () => {
    const members = Array.from({ length: limits.membersOfDevice + 1 }, (_, index) => `m${index}`)
    const stored = members.reduce<unknown>((before, member) => open(before, member, 'a'), undefined)
    expect(members.map((member) => codesOf(stored, member).length)).toEqual([0, 1, 1, 1, 1])
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'games'],
    ['an older form', { 7: [game('a')] }],
    ['no games', [{ member: '7', games: 'a' }]],
    ['a game without a name', [{ member: '7', games: [{ code: 'a', category: 'slots' }] }]],
    ['a game without a category', [{ member: '7', games: [{ code: 'a', name: 'A' }] }]],
    ['empty entries', [null, { member: '7', games: [null, 7] }]],
  ])('are none when what is stored is %s (F077)', (_, stored) => {
    expect(codesOf(stored, '7')).toEqual([])
    expect(codesOf(open(stored, '7', 'b'), '7')).toEqual(['b'])
  })
})

describe('the games that a member has marked', () => {
  const mark = (stored: unknown, member: string, code: string, marked = true) =>
    withFavourite(stored, member, game(code), marked)
  const marksOf = (stored: unknown, member: string) => readFavourites(stored, member).map(({ code }) => code)

  it('are the last marked ones first, each of them once, without those whose mark was taken away', () => {
    const stored = ['a', 'b', 'c', 'a'].reduce<unknown>((before, code) => mark(before, '7', code), undefined)
    expect(marksOf(stored, '7')).toEqual(['a', 'c', 'b'])
    expect(marksOf(mark(stored, '7', 'c', false), '7')).toEqual(['a', 'b'])
    expect(marksOf(mark(stored, '7', 'd', false), '7')).toEqual(['a', 'c', 'b'])
  })

  it('are each member’s own, and as many as the limit says', () => {
    const codes = Array.from({ length: limits.favouriteGames + 5 }, (_, index) => `g${index}`)
    const stored = codes.reduce<unknown>((before, code) => mark(before, '7', code), mark(undefined, '8', 'a'))
    expect(marksOf(stored, '7')).toEqual(codes.reverse().slice(0, limits.favouriteGames))
    expect(marksOf(stored, '8')).toEqual(['a'])
  })
})

describe('a game that was opened', () => {
  it.each<[string, GameLaunch]>([
    ['of a room (E5.23)', { vendor: '7', id: '12', nodeId: '340', roomId: '9', prizeMode: '', trial: false }],
    ['of a lottery', { vendor: '1', id: '5', nodeId: '12', prizeMode: '2', trial: true }],
  ])('is launched from the device as from the list: %s', (_, launch) => {
    const stored: unknown = JSON.parse(
      JSON.stringify(addRecentGame(undefined, '7', { ...game('a'), launch })),
    )
    expect(readRecentGames(stored, '7')).toEqual([{ ...game('a'), launch }])
  })

  it.each<[string, StoredGame, readonly LaneOfGames[], boolean]>([
    ['is listed', game('a'), [lane('slots', ['a', 'b'])], true],
    ['is listed in a second lane', game('a'), [lane('slots', ['b']), lane('slots', ['a'])], true],
    ['may be among the games that the lobby does not show', game('a'), [lane('slots', ['b'], 90)], true],
    ['is not in a category that is shown whole', game('a'), [lane('slots', ['b'])], false],
    ['has moved to another category', game('a'), [lane('slots', ['b']), lane('live', ['a'])], false],
    ['has a category that is gone', game('a'), [lane('live', ['b'])], false],
  ])('%s', (_, recent, lanes, expected) => {
    expect(mayBeListed(recent, lanes)).toBe(expected)
  })

  it('has the name that it is listed with now, for instance in another language', () => {
    expect(asListed(game('a'), [lane('slots', ['a'])]).name).toBe('New name of a')
    expect(asListed(game('a'), [lane('slots', ['b'], 90)]).name).toBe('Game a')
  })
})
