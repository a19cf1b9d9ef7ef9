import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../runtime/tables/languages'
import { loadMerchants } from '../../scripts/steps/merchants'
import { dealtChoices, dealtOnce, everywhere } from '../support/deal'
import { journeys } from '../support/journeys'
import { identities } from '../support/journeys/identities'
import { visitsOf } from '../support/visits'

/** The merchants that there are, as far as a deal looks at them. */
const { merchants } = await loadMerchants(process.cwd())
const sites = merchants.map(({ code, folder, manifest }) => ({ code, folder, manifest }))

const titlesAt = (player: number) =>
  dealtOnce(journeys, sites, player).map(
    ({ site, rows }) => [site.code, rows.map(({ title }) => title)] as const,
  )

describe('journeys', () => {
  it('are dealt once to each engine, each where it can be made', () => {
    for (const player of [0, 1]) {
      const hands = dealtOnce([...journeys, ...identities], sites, player)
      const dealt = hands.flatMap(({ rows }) => rows)
      expect(dealt.length).toBe(journeys.length + identities.length)
      expect(new Set(dealt).size).toBe(dealt.length)
      for (const { site, rows } of hands)
        for (const { where = () => true } of rows) expect(where(site)).toBe(true)
    }
  })

  it('visit every merchant in every engine', () => {
    for (const player of [0, 1])
      for (const [, titles] of titlesAt(player)) expect(titles.length).toBeGreaterThanOrEqual(4)
  })

  it('are made at another merchant in the other engine, wherever two can have them', () => {
    const [first = new Map(), second = new Map()] = [0, 1].map((player) => new Map(titlesAt(player)))
    for (const { title, where = () => true } of journeys) {
      const fitting = sites.filter(where)
      if (fitting.length < 2) continue
      const same = fitting.filter(
        ({ code }) => first.get(code)?.includes(title) && second.get(code)?.includes(title),
      )
      expect(same, title).toEqual([])
    }
  })

  it('are all made everywhere in the deep run', () => {
    for (const { site, rows } of everywhere(journeys, sites))
      expect(rows).toEqual(journeys.filter(({ where = () => true }) => where(site)))
  })
})

it('deals every row to exactly one place that can have it, whatever rows and places there are', () => {
  const table = fc.array(fc.array(fc.nat(4), { minLength: 1 }), { maxLength: 30 })
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 5 }), fc.nat(3), (allowed, count, player) => {
      const places = Array.from({ length: count }, (_, place) => place)
      const rows = allowed.map((fitting, id) => ({ id, where: (place: number) => fitting.includes(place) }))
      const hands = dealtOnce(rows, places, player)
      const dealt = hands.flatMap((hand) =>
        hand.rows.map(({ id, where }) => ({ id, fits: where(hand.site) })),
      )
      const possible = rows.filter(({ where }) => places.some(where))
      expect(dealt.every(({ fits }) => fits)).toBe(true)
      expect(dealt.map(({ id }) => id).sort()).toEqual(possible.map(({ id }) => id).sort())
    }),
  )
})

describe('languages', () => {
  it.each(sites)(
    'get every screen of $code in the first one, and each in one of the others',
    ({ manifest }) => {
      const visits = visitsOf(manifest)
      const [first, ...others] = manifest.languages
      const hands = dealtChoices(visits, manifest.languages)
      expect(hands.get(first as Language)).toEqual(visits)
      const rest = others.flatMap((language) => hands.get(language) ?? [])
      expect(new Set(rest)).toEqual(new Set(visits))
      expect(rest.length).toBe(visits.length)
    },
  )

  it.each(sites)('of $code get their share of every kind of screen', ({ manifest }) => {
    const visits = visitsOf(manifest)
    const [, ...others] = manifest.languages
    const hands = dealtChoices(visits, manifest.languages)
    for (const kind of new Set(visits.map((visit) => visit.kind))) {
      const all = visits.filter((visit) => visit.kind === kind).length
      for (const language of others) {
        const own = (hands.get(language) ?? []).filter((visit) => visit.kind === kind).length
        expect(own, `${language}, ${kind}`).toBeGreaterThanOrEqual(Math.floor(all / others.length))
      }
    }
  })

  it('are only one where a merchant speaks only one', () => {
    expect([...dealtChoices([{ kind: 'a' }], ['EN'])]).toEqual([['EN', [{ kind: 'a' }]]])
  })
})
