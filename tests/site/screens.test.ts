import { expect, inject, it } from 'vitest'
import { overlays } from '../../runtime/tables/overlays'
import { overlayVisits, unvisited } from '../support/visits'

/* The screens themselves are shown by the files beside this one, which share them among themselves. */

it('visits every overlay', () => {
  expect(Object.keys(overlayVisits).sort()).toEqual(Object.keys(overlays).sort())
})

it.each(inject('sites'))('visits every route of $code', ({ manifest }) => {
  expect(unvisited(manifest)).toEqual([])
})
