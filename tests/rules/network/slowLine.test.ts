import { expect, it } from 'vitest'
import { isSlowLine } from '../../../runtime/rules/network/slowLine'

it.each([
  [{}, false],
  [{ effectiveType: '4g', downlink: 10, saveData: false }, false],
  [{ effectiveType: '4g', downlink: 1 }, false],
  [{ effectiveType: '4g', downlink: 0.9 }, true],
  [{ effectiveType: '3g', downlink: 1.4 }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, true],
])('a line of which the browser says %j is slow: %s', (report, slow) => {
  expect(isSlowLine(report)).toBe(slow)
})
