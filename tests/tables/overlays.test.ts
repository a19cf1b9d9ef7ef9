import { expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { isOverlay, lanes, overlays } from '../../runtime/tables/overlays'

const rows = Object.entries(overlays)

it.each(rows)('puts %s into one of the four lanes', (_, { lane }) => {
  expect(lanes).toContain(lane)
})

it('has no two overlays with the same order in a lane', () => {
  const places = rows.map(([, { lane, order }]) => `${lane} ${order}`)
  expect(new Set(places).size).toBe(places.length)
})

it('has a view for every overlay outside the shell, and a row for every view', () => {
  const declared = features.flatMap((feature) => (feature.overlays ?? []).map(({ id }) => id))
  expect([...declared, 'notice', 'toast'].sort()).toEqual(Object.keys(overlays).sort())
})

it.each(['nothing', 'toString', '', undefined, 3])('does not accept %s as an overlay', (id) => {
  expect(isOverlay(id)).toBe(false)
})
