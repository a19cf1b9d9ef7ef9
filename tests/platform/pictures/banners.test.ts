import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { banners, bannersFor, sceneFor } from '../../../scripts/platform/catalogue/banners'
import { type GameCategory, gameCategories } from '../../../scripts/platform/catalogue/game'
import { bannerPicture } from '../../../scripts/platform/pictures/banner'
import { bannerPalette, type Ground } from '../../../scripts/platform/pictures/bannerPalette'
import {
  type BannerTheme,
  defaultBannerTheme,
  formatBannerTheme,
  parseBannerTheme,
} from '../../../scripts/platform/pictures/bannerTheme'
import { chineseFontFile, fontFiles, rasterize } from '../../../scripts/platform/pictures/rasterize'
import { type SceneName, scenes } from '../../../scripts/platform/pictures/scenes'
import { contrast, toOklch } from '../../../scripts/steps/theme/color'
import fc from '../../support/properties'

interface Brand {
  readonly theme: BannerTheme
  readonly market: string
  readonly categories: readonly GameCategory[]
}

const brands: Readonly<Record<string, Brand>> = {
  casino: {
    theme: { mode: 'dark', primary: '#ff6b1f', accent: '#ffc24a', display: 'rounded' },
    market: 'BRL',
    categories: ['slots', 'live', 'sports', 'cards', 'fishing'],
  },
  lottery: {
    theme: { mode: 'light', primary: '#b5161d', accent: '#d99f1c', display: 'serif' },
    market: 'VND',
    categories: ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'],
  },
  rightToLeft: {
    theme: { mode: 'light', primary: '#0a5c3a', accent: '#c8982b', display: 'sans' },
    market: 'PKR',
    categories: ['lottery', 'cards', 'live', 'sports', 'slots'],
  },
  another: {
    theme: { mode: 'light', primary: '#5b2bd9', accent: '#19d3c5', display: 'slab' },
    market: 'USD',
    categories: gameCategories,
  },
}
const brandNames = Object.keys(brands)
const brandOf = (name: string): Brand =>
  brands[name] ?? ({ ...brands.another, theme: defaultBannerTheme } as Brand)

const scenesOf = ({ market, categories }: Brand): SceneName[] =>
  bannersFor('m_home', { market, categories }).map((banner) => sceneFor(banner, market))

const withoutWords = (svg: string): string => svg.replace(/<text.*?<\/text>/g, '')
const grounds: readonly Ground[] = ['primary', 'deep', 'accent']

const hueDistance = (one: string, other: string): number =>
  Math.abs(((toOklch(one).h - toOklch(other).h + 540) % 360) - 180)

describe('the banners of a lobby', () => {
  it.each(brandNames)(
    'show something else on every slide, at most two in a row on the same ground: %s',
    (name) => {
      const shown = scenesOf(brandOf(name))
      expect(shown.length).toBeGreaterThan(3)
      expect(new Set(shown).size).toBe(shown.length)
      const besides = shown.filter((scene, index) => {
        const previous = shown[index - 1]
        return previous && scenes[previous].ground === scenes[scene].ground
      })
      expect(besides.length).toBeLessThan(2)
    },
  )

  it('begin with the merchant’s first category, and welcome differently in every market', () => {
    const firsts = brandNames.map((name) => scenesOf(brandOf(name)).slice(0, 2))
    expect(firsts).toEqual([
      ['jackpot', 'carnival'],
      ['balls', 'lanterns'],
      ['balls', 'star'],
      ['balls', 'crown'],
    ])
  })

  it('have other colours at every merchant', () => {
    const pictures = brandNames.map((name) =>
      bannerPicture({ scene: 'jackpot', theme: brandOf(name).theme, title: 'Jackpot', text: 'Today' }),
    )
    const colors = pictures.map((svg) => new Set(withoutWords(svg).match(/#[0-9a-f]{6}\b/g)))
    expect(new Set(pictures).size).toBe(brandNames.length)
    for (const [index, own] of colors.entries()) {
      const shared = colors.flatMap((others, other) =>
        other === index ? [] : [...own].filter((color) => others.has(color)),
      )
      // The motif has a few of its own, as flames.
      expect(new Set(shared).size).toBeLessThan(own.size / 2)
    }
  })

  it.each(grounds)('have a ground in the hue of the merchant: %s', (ground) => {
    for (const name of brandNames) {
      const { theme } = brandOf(name)
      const [, base] = bannerPalette(theme, ground).base
      expect(hueDistance(base, ground === 'accent' ? theme.accent : theme.primary)).toBeLessThan(12)
    }
  })
})

describe('the words of a banner', () => {
  it('have the contrast of AA on the ground, in any theme', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
    const color = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`)
    const theme = fc.record({
      mode: fc.constantFrom<BannerTheme['mode']>('light', 'dark'),
      primary: color,
      accent: color,
      display: fc.constant<BannerTheme['display']>('sans'),
    })
    fc.assert(
      fc.property(theme, fc.constantFrom(...grounds), (given, ground) => {
        const { base, ink } = bannerPalette(given, ground)
        expect(contrast(ink[0], base[2])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink[1], base[2])).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  const cases = brandNames.flatMap((name) => scenesOf(brandOf(name)).map((scene) => [name, scene] as const))
  it.each(cases)('have that contrast on what is drawn behind them: %s, %s', async (name, scene) => {
    const { theme } = brandOf(name)
    const { ink } = bannerPalette(theme, scenes[scene].ground)
    const svg = withoutWords(bannerPicture({ scene, theme, title: 'T', text: 'T' }))
    const { data, info } = await sharp(await rasterize(svg, 480))
      .extract({ left: 22, top: 10, width: 245, height: 195 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seen = new Set<string>()
    for (let at = 0; at < data.length; at += info.channels)
      seen.add(`#${data.subarray(at, at + 3).toString('hex')}`)
    const lowest = Math.min(...[...seen].map((color) => contrast(ink[1], color)))
    expect(lowest).toBeGreaterThanOrEqual(4.5)
  })

  const themes = brandNames.map((name) => [name, brandOf(name).theme] as const)
  it.each(themes)('are never cut off, and leave the motif free, in every language: %s', (_, theme) => {
    const wrong = banners.flatMap(({ id, texts, scene }) =>
      Object.entries(texts).flatMap(([language, [title, text]]) => {
        const words = bannerPicture({ scene, theme, title, text })
          .replace(/<defs>.*?<\/defs>/gs, '')
          .replace(/(<svg[^>]*>).*?(<g fill="url\([^)]*-letters\)">)/s, '$1<g fill="#000">')
        const box = new Resvg(words, {
          font: {
            loadSystemFonts: false,
            fontFiles: language === 'CN' ? [...fontFiles, chineseFontFile] : fontFiles,
            defaultFontFamily: 'Lalezar',
          },
        }).innerBBox()
        if (!box) return [`${id} ${language} nothing`]
        const [left, right] = [box.x, box.x + box.width]
        const onItsSide = language === 'UR' ? left > 350 && right < 940 : left > 20 && right < 610
        return onItsSide && box.y > 8 && box.y + box.height < 412
          ? []
          : [
              `${id} ${language} ${Math.round(left)} ${Math.round(right)} ${Math.round(box.y)} ${Math.round(box.y + box.height)}`,
            ]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('a theme in the URL of a banner', () => {
  it.each(brandNames)('is read as it was written: %s', (name) => {
    const { theme } = brandOf(name)
    expect(parseBannerTheme(formatBannerTheme(theme))).toEqual(theme)
  })

  it.each([null, '', 'light', 'light-b5161d-d99f1c', 'light-b5161d-d99f1c-<svg>', 'grey-b5161d-d99f1c-sans'])(
    'is the default when it is %j',
    (text) => {
      expect(parseBannerTheme(text)).toEqual(defaultBannerTheme)
    },
  )
})
