import { describe, expect, it } from 'vitest'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { journeys } from '../support/journeys'
import { type Aspect, aspects } from '../support/journeys/aspects'
import {
  assignJourneys,
  chooseJourneys,
  cycle,
  otherEngines,
  proofs,
} from '../support/journeys/chooseJourneys'
import { socialChannelJourneys } from '../support/journeys/socialChannels'
import fc from '../support/properties'

const allAspects = Object.keys(aspects) as Aspect[]
const all = [...journeys, ...socialChannelJourneys]
const turns = Array.from({ length: cycle }, (_, turn) => turn)

interface Row {
  readonly aspects: readonly Aspect[]
}

const countProofs = (rows: readonly Row[], aspect: Aspect): number =>
  rows.filter((row) => row.aspects.includes(aspect)).length

const tables = fc.array(
  fc.record({ id: fc.nat(), aspects: fc.uniqueArray(fc.constantFrom(...allAspects), { maxLength: 4 }) }),
  { maxLength: 40 },
)
const anyTurn = fc.nat(0xffffff)
const engines = fc
  .integer({ min: 1, max: 3 })
  .chain((engineCount) =>
    fc.record({ position: fc.nat(engineCount - 1), engineCount: fc.constant(engineCount) }),
  )

describe('the choice of journeys for an engine, of any table and in any turn,', () => {
  it('proves each aspect, where a journey is about it', () => {
    fc.assert(
      fc.property(tables, anyTurn, engines, (rows, turn, engine) => {
        const chosen = chooseJourneys(rows, turn, engine)
        for (const aspect of allAspects)
          expect(countProofs(chosen, aspect)).toBeGreaterThanOrEqual(
            Math.min(proofs, countProofs(rows, aspect)),
          )
      }),
    )
  })

  it('takes each journey at most once, in the order of the table, and is the same when repeated', () => {
    fc.assert(
      fc.property(tables, anyTurn, engines, (rows, turn, engine) => {
        const chosen = chooseJourneys(rows, turn, engine)
        expect(rows.filter((row) => chosen.includes(row))).toEqual(chosen)
        expect(chooseJourneys(rows, turn, engine)).toEqual(chosen)
      }),
    )
  })

  it('has taken every journey in each engine after a cycle, and in one of two engines after half of it', () => {
    fc.assert(
      fc.property(tables, anyTurn, (rows, start) => {
        const chosenAt = (turn: number, position: number) =>
          chooseJourneys(rows, start + turn, { position, engineCount: 2 })
        for (const position of [0, 1])
          expect(new Set(turns.flatMap((turn) => chosenAt(turn, position)))).toEqual(new Set(rows))
        const half = turns.slice(0, cycle / 2)
        expect(new Set(half.flatMap((turn) => [...chosenAt(turn, 0), ...chosenAt(turn, 1)]))).toEqual(
          new Set(rows),
        )
      }),
    )
  })

  it('adds only what is still needed to the journeys whose turn it is', () => {
    fc.assert(
      fc.property(tables, anyTurn, engines, (rows, turn, engine) => {
        const needed = allAspects.reduce(
          (sum, aspect) => sum + Math.min(proofs, countProofs(rows, aspect)),
          0,
        )
        const share = Math.ceil(rows.length / cycle)
        expect(chooseJourneys(rows, turn, engine).length).toBeLessThanOrEqual(share + needed)
      }),
    )
  })
})

/** The real merchants, with the fields that matter here. */
const { merchants } = await loadMerchants(process.cwd())
const sites = merchants.map(({ code, folder, manifest }) => ({ code, folder, manifest }))

describe.each(otherEngines)('the journeys of an ordinary run in %s', (name) => {
  const titlesOf = (turn: number) =>
    assignJourneys(name, all, sites, turn).map(({ rows }) => rows.map(({ title }) => title))

  it.each([...turns, 0x1a2b3c, 0xffffff])('are at most 14 in turn %i, and reach most merchants', (turn) => {
    const titles = titlesOf(turn)
    expect(titles.flat().length).toBeLessThanOrEqual(14)
    expect(titles.filter((own) => own.length > 0).length).toBeGreaterThanOrEqual(sites.length - 1)
  })

  it('reach every merchant within a cycle', () => {
    const counts = turns.map((turn) => titlesOf(turn).map((own) => own.length))
    for (const index of sites.keys())
      expect(counts.reduce((sum, row) => sum + (row[index] ?? 0), 0)).toBeGreaterThan(0)
  })

  it('run where the merchant supports them', () => {
    for (const turn of turns)
      for (const { site, rows } of assignJourneys(name, all, sites, turn))
        for (const { where = () => true } of rows) expect(where(site)).toBe(true)
  })

  it('are at another merchant in a later cycle, where several support them', () => {
    for (const { title, where = () => true } of all) {
      const places = [...sites.keys()].flatMap((round) =>
        turns.flatMap((turn) => {
          const assigned = assignJourneys(name, all, sites, round * cycle + turn)
          return assigned
            .filter(({ rows }) => rows.some((row) => row.title === title))
            .map(({ site }) => site)
        }),
      )
      expect(new Set(places).size, title).toBe(sites.filter(where).length)
    }
  })
})

describe('the aspects of journeys', () => {
  it.each(allAspects)('%s is proved by a journey', (aspect) => {
    expect(countProofs(all, aspect)).toBeGreaterThan(0)
  })

  it('are named once in each journey', () => {
    for (const row of all) expect(new Set(row.aspects).size).toBe(row.aspects.length)
  })
})
