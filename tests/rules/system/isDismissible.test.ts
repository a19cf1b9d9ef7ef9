import { expect, it } from 'vitest'
import { isDismissible } from '../../../runtime/rules/system/isDismissible'
import type { OverlayId } from '../../../runtime/tables/overlays'

it.each<[OverlayId, unknown, boolean]>([
  ['downloadSheet', { forced: false }, true],
  ['downloadSheet', { forced: true }, false],
  ['downloadScreen', { forced: true }, false],
  ['appUpgrade', { mandatory: true }, false],
  ['appUpgrade', { mandatory: false }, true],
  ['login', undefined, true],
  ['maintenance', undefined, false],
])('%s with %j can be dismissed: %s (E4.15, E4.50)', (id, payload, expected) => {
  expect(isDismissible(id, payload)).toBe(expected)
})
