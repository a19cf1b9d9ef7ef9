import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../../../runtime/rules/content/qrCode'
import fc from '../../support/properties'

/** The dark modules of a drawing, as "x y". */
function darkModules(path: string): string[] {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)]
  expect(runs.map(([run]) => run).join('')).toBe(path)
  return runs.flatMap(([, x, y, length, back]) => {
    expect(back).toBe(length)
    return Array.from({ length: Number(length) }, (_, index) => `${Number(x) + index} ${y}`)
  })
}

describe('a QR code', () => {
  it('draws each dark module once, and no other (E2.06)', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const { path, size } = qrCode(url)
        const { data } = encode(url, { ecc: 'M', border: 0 })
        const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
        expect([size, darkModules(path).sort()]).toEqual([data.length, expected.sort()])
      }),
      { numRuns: 30 },
    )
  })

  it('has room for the longest code in a link', () => {
    expect(qrCode(`https://www.hongvan.example/m/register?r=${'%F0%9F%8E%81'.repeat(50)}`).size).toBeLessThan(
      178,
    )
  })
})
