import { describe, expect, it } from 'vitest'
import {
  blend,
  clampLightness,
  contrast,
  ensureContrast,
  luminance,
  minContrast,
  shiftLightness,
  toHex,
  toOklch,
  translucent,
} from '../../scripts/steps/theme/color'
import fc from '../support/properties'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

describe('oklch', () => {
  it.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.258],
    ['#00ff00', 0.866, 0.295],
    ['#0000ff', 0.452, 0.313],
  ])('knows the published lightness and chroma of %s', (color, l, c) => {
    expect(toOklch(color).l).toBeCloseTo(l, 3)
    expect(toOklch(color).c).toBeCloseTo(c, 3)
  })

  it('converts to oklch and back to the same colour', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(toHex(toOklch(color))).toBe(color)
      }),
    )
  })

  it('keeps lightness and reduces chroma when a colour cannot be shown', () => {
    fc.assert(
      fc.property(
        // Below, a step of the hex code is a larger step in lightness than this test allows.
        fc.double({ min: 0.1, max: 0.95, noNaN: true }),
        fc.double({ min: 0, max: 359, noNaN: true }),
        (l, h) => {
          const shown = toOklch(toHex({ l, c: 0.5, h }))
          expect(Math.abs(shown.l - l)).toBeLessThan(0.02)
          expect(shown.c).toBeLessThan(0.5)
        },
      ),
    )
  })

  it('reads the short form like the long one', () => {
    expect(toOklch('#fc0')).toEqual(toOklch('#ffcc00'))
  })

  it.each(['', 'red', '#12345', '#1234567', 'rgb(1,2,3)', '#gggggg'])('rejects %j', (text) => {
    expect(() => toOklch(text)).toThrow(RangeError)
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  it('counts black as 0 and white as 1', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ffffff')).toBeCloseTo(1, 10)
  })

  it('finds a readable shade of any colour on any single background', () => {
    fc.assert(
      fc.property(hex, hex, (color, ground) => {
        expect(contrast(ensureContrast(color, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('does not change a colour that is already readable', () => {
    expect(ensureContrast('#b5161d', ['#ffffff'], 4.5)).toBe('#b5161d')
  })

  it('returns black or white, whichever is better, when no shade is readable on all backgrounds', () => {
    const backgrounds = ['#000000', '#ffffff', '#777777']
    const best = ensureContrast('#336699', backgrounds, 4.5)
    expect(['#000000', '#ffffff']).toContain(best)
    expect(minContrast(best, backgrounds)).toBe(1)
  })
})

describe('changes of a colour', () => {
  it('lightens and darkens', () => {
    expect(luminance(shiftLightness('#b5161d', 0.1))).toBeGreaterThan(luminance('#b5161d'))
    expect(luminance(shiftLightness('#b5161d', -0.1))).toBeLessThan(luminance('#b5161d'))
  })

  it('keeps lightness within bounds', () => {
    expect(toOklch(clampLightness('#000000', 0.9, 1)).l).toBeGreaterThan(0.89)
    expect(clampLightness('#f4f4f4', 0.9, 1)).toBe('#f4f4f4')
  })

  it('mixes between the two colours, channel by channel', () => {
    fc.assert(
      fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
        const ends = [channels(one), channels(other)] as const
        channels(blend(one, other, share)).forEach((channel, index) => {
          const pair = ends.map((end) => end[index] ?? 0)
          expect(channel).toBeGreaterThanOrEqual(Math.min(...pair))
          expect(channel).toBeLessThanOrEqual(Math.max(...pair))
        })
      }),
    )
    expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080')
  })

  it.each([
    [0, '#b5161d00'],
    [0.5, '#b5161d80'],
    [1, '#b5161dff'],
    [2, '#b5161dff'],
  ])('writes opacity %d as %s', (opacity, written) => {
    expect(translucent('#b5161d', opacity)).toBe(written)
  })
})
