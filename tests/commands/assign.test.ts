import { describe, expect, it } from 'vitest'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { journeys } from '../support/journeys'
import { allSocialChannels, socialChannelJourneys } from '../support/journeys/socialChannels'
import fc from '../support/properties'
import { assignEverywhere, assignRoundRobin, coverOutcomes, everyCell } from '../support/sites/roundRobin'

/** The real merchants, with the fields that matter here. */
const { merchants } = await loadMerchants(process.cwd())
const sites = merchants.map(({ code, folder, manifest }) => ({ code, folder, manifest }))

/** Chromium, Firefox and WebKit. */
const offsets = [0, 1, 2]

const titlesAt = (offset: number) =>
  assignRoundRobin(journeys, sites, offset).map(
    ({ site, rows }) => [site.code, rows.map(({ title }) => title)] as const,
  )

describe('journeys', () => {
  it.each(offsets)(
    'are assigned once to the engine with offset %i, each to a merchant where it can run',
    (offset) => {
      const assigned = assignRoundRobin([...journeys, ...socialChannelJourneys], sites, offset)
      const rows = assigned.flatMap((one) => one.rows)
      expect(rows.length).toBe(journeys.length + socialChannelJourneys.length)
      expect(new Set(rows).size).toBe(rows.length)
      for (const one of assigned)
        for (const { where = () => true } of one.rows) expect(where(one.site)).toBe(true)
    },
  )

  it.each(offsets)('reach every merchant in the engine with offset %i', (offset) => {
    for (const [, titles] of titlesAt(offset)) expect(titles.length).toBeGreaterThanOrEqual(4)
  })

  it('run at a different merchant in every engine where there are enough merchants', () => {
    const engines = offsets.map((offset) => new Map(titlesAt(offset)))
    for (const { title, where = () => true } of journeys) {
      const eligible = sites.filter(where)
      if (eligible.length < offsets.length) continue
      const places = engines.map(
        (titles) => eligible.find(({ code }) => titles.get(code)?.includes(title))?.code,
      )
      expect(new Set(places).size, title).toBe(offsets.length)
    }
  })

  it('all run everywhere in the deep run', () => {
    for (const { site, rows } of assignEverywhere(journeys, sites))
      expect(rows).toEqual(journeys.filter(({ where = () => true }) => where(site)))
  })

  it('include an identity of every channel, and both ways to use one', () => {
    const titles = socialChannelJourneys.map(({ title }) => title)
    for (const channel of ['facebook', 'twitter', 'line'])
      expect(titles.filter((title) => title.includes(channel))).toHaveLength(1)
    for (const way of [/^opens an account/, /^links /])
      expect(titles.some((title) => way.test(title))).toBe(true)
    expect(allSocialChannels.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  })
})

it('assigns every row to exactly one place that allows it, for any rows and places', () => {
  const table = fc.array(fc.array(fc.nat(4), { minLength: 1 }), { maxLength: 30 })
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 5 }), fc.nat(3), (allowed, count, offset) => {
      const places = Array.from({ length: count }, (_, place) => place)
      const rows = allowed.map((eligible, id) => ({ id, where: (place: number) => eligible.includes(place) }))
      const assigned = assignRoundRobin(rows, places, offset).flatMap(({ site, rows: own }) =>
        own.map(({ id, where }) => ({ id, fits: where(site) })),
      )
      const possible = rows.filter(({ where }) => places.some(where))
      expect(assigned.every(({ fits }) => fits)).toBe(true)
      expect(assigned.map(({ id }) => id).sort()).toEqual(possible.map(({ id }) => id).sort())
    }),
  )
})

describe('the cells of a table', () => {
  const table = fc.record({
    rows: fc.integer({ min: 1, max: 8 }),
    columns: fc.integer({ min: 1, max: 4 }),
    kinds: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 32, maxLength: 32 }),
  })
  const numbers = (count: number): number[] => [...Array(count).keys()]

  it('that are chosen have every row and every outcome, none twice, and none that is needless', () => {
    fc.assert(
      fc.property(table, ({ rows, columns, kinds }) => {
        const outcomeOf = (row: number, column: number): string => String(kinds[row * 4 + column])
        const all = everyCell(numbers(rows), numbers(columns))
        const cells = coverOutcomes(numbers(rows), numbers(columns), outcomeOf)
        const outcomesOf = (some: typeof cells) =>
          new Set(some.map(({ row, column }) => outcomeOf(row, column)))
        expect(outcomesOf(cells)).toEqual(outcomesOf(all))
        expect(new Set(cells.map(({ row }) => row)).size).toBe(rows)
        expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(cells.length)
        expect(cells.length).toBeLessThanOrEqual(rows + outcomesOf(all).size - 1)
      }),
    )
  })

  it('use every column where the outcomes leave a choice', () => {
    const cells = coverOutcomes(numbers(6), numbers(3), (row) => String(row))
    expect(numbers(3).map((column) => cells.filter((cell) => cell.column === column).length)).toEqual([
      2, 2, 2,
    ])
  })
})
