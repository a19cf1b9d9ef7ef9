import { expect, inject, it } from 'vitest'
import { overlays } from '../../runtime/tables/overlays'
import { overlayScreens, uncoveredRoutes } from '../support/screens/screenCases'

/* The screens themselves are tested by screens1 to screens4, each of which has a share. */

it('covers every overlay', () => {
  expect(Object.keys(overlayScreens).sort()).toEqual(Object.keys(overlays).sort())
})

it.each(inject('sites'))('covers every route of $code', ({ manifest }) => {
  expect(uncoveredRoutes(manifest)).toEqual([])
})
