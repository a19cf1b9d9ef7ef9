import { expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { isOverlay, overlays, priority } from '../../runtime/tables/overlays'

it.each(Object.entries(priority))(
  'lists each overlay of the %s lane once, by its priority',
  (lane, listed) => {
    const inLane = Object.entries(overlays).filter(([, row]) => row.lane === lane)
    expect([...listed].sort()).toEqual(inLane.map(([id]) => id).sort())
  },
)

it('has a view for every overlay outside the shell, and a row for every view', () => {
  const declared = features.flatMap((feature) => (feature.overlays ?? []).map(({ id }) => id))
  expect([...declared, 'notice', 'confirm', 'toast'].sort()).toEqual(Object.keys(overlays).sort())
})

it.each(['nothing', 'toString', '', undefined, 3])('does not accept %s as an overlay', (id) => {
  expect(isOverlay(id)).toBe(false)
})
