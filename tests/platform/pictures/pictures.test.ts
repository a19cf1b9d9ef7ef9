import { describe, expect, it } from 'vitest'
import {
  gameCategories as categories,
  type GameCategory,
  localizedName,
} from '../../../scripts/platform/catalogue/game'
import { games } from '../../../scripts/platform/catalogue/games'
import { vendors } from '../../../scripts/platform/catalogue/vendors'
import { avatarPicture } from '../../../scripts/platform/pictures/avatar'
import { bannerPicture } from '../../../scripts/platform/pictures/banner'
import { defaultBannerTheme } from '../../../scripts/platform/pictures/bannerTheme'
import { gamePicture, type Shape } from '../../../scripts/platform/pictures/card'
import { motifOf, motifs } from '../../../scripts/platform/pictures/motifs'
import { type SceneName, scenes } from '../../../scripts/platform/pictures/scenes'
import { vendorMark } from '../../../scripts/platform/pictures/vendor'
import fc from '../../support/properties'
import { unclosed } from './unclosed'

const shapes: Readonly<Record<GameCategory, Shape>> = {
  slots: 'portrait',
  fishing: 'portrait',
  live: 'wide',
  sports: 'wide',
  lottery: 'square',
  cards: 'square',
}

const drawn = games.map(({ code, category, names }) => ({
  code,
  category,
  picture: gamePicture({ code, title: localizedName(names, 'EN'), category, shape: shapes[category] }),
}))

/** Without the parts that differ by the seed's name alone: the title and the ids. */
const bare = (picture: string): string =>
  picture.replace(/<text.*?<\/text>/g, '').replace(/a[0-9a-z]+-[0-9a-z-]+(?=["')])/g, '')

const drawBanner = (scene: SceneName, title: string, text: string): string =>
  bannerPicture({ scene, theme: defaultBannerTheme, title, text })

const everything = [
  ...drawn.map(({ picture }) => picture),
  ...Object.keys(scenes).map((scene) => drawBanner(scene as SceneName, 'Quay số', 'Suốt ngày')),
  drawBanner('football', 'آج رات میچ ہے', 'روشنیوں میں'),
  avatarPicture('100241'),
  ...vendors.map(({ name }) => vendorMark(name)),
]

describe('pictures of games', () => {
  it('are never shared by two games, even apart from their titles', () => {
    const seen = new Map<string, string>()
    for (const { code, picture } of drawn) {
      expect([code, seen.get(bare(picture))]).toEqual([code, undefined])
      seen.set(bare(picture), code)
    }
  })

  it.each(categories)('of %s are about at least eight things', (category) => {
    const own = drawn.filter((game) => game.category === category)
    expect(new Set(own.map(({ code }) => motifOf(category, code))).size).toBeGreaterThanOrEqual(8)
  })

  it('are the same whenever they are drawn', () => {
    for (const { code, category, picture } of drawn.slice(0, 20)) {
      const title = localizedName(games.find((game) => game.code === code)?.names ?? { EN: '' }, 'EN')
      expect(gamePicture({ code, title, category, shape: shapes[category] })).toBe(picture)
    }
  })

  it('differ in nothing but the lettering between languages', () => {
    const [lantern] = games.filter((game) => game.code === 'lantern-festival')
    const of = (language: string): string =>
      gamePicture({
        code: 'lantern-festival',
        title: localizedName(lantern?.names ?? { EN: '' }, language),
        category: 'slots',
        shape: 'portrait',
      })
    const letters = (picture: string): string => picture.slice(picture.indexOf('<g font-family='))
    const scene = (picture: string): string => picture.slice(0, picture.indexOf('<g font-family='))
    expect(scene(of('VI'))).toBe(scene(of('EN')))
    expect(letters(of('VI'))).not.toBe(letters(of('EN')))
  })

  it.each([
    ['northern-lottery', 'lottery', 'lottery/drum'],
    ['jade-dragon-court', 'slots', 'slots/dragon'],
    ['cricket-pavilion', 'sports', 'sports/cricket'],
    ['octopus-vault', 'fishing', 'fishing/octopus'],
  ] as const)('show what the name says: %s of %s is about %s', (code, category, template) => {
    expect(motifOf(category, code)).toBe(template)
  })

  it.each(categories)('of %s choose between ten motifs at most', (category) => {
    expect(Object.keys(motifs[category]).length).toBeLessThanOrEqual(10)
  })

  it('write right-to-left titles from the right, and others from the left', () => {
    const banner = (title: string): string => drawBanner('balls', title, title)
    expect(banner('سنہری ٹکٹ').match(/text-anchor="(start|end)"/g)).toEqual(
      Array(2).fill('text-anchor="end"'),
    )
    expect(banner('Golden Ticket Draw').match(/text-anchor="(start|end)"/g)).toEqual(
      Array(2).fill('text-anchor="start"'),
    )
  })
})

describe('every picture', () => {
  it('is one SVG without script, style, raster or reference to the outside', () => {
    for (const picture of everything) {
      expect(picture).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+">.*<\/svg>$/s,
      )
      expect(picture).not.toMatch(
        /<(script|style|image|foreignObject|animate|filter)|\sstyle=|\son\w+=|href="(?!#)|url\((?!#)/,
      )
    }
  })

  it('is well formed: every tag is closed in its turn, and no number is missing', () => {
    for (const picture of everything) {
      expect(unclosed(picture)).toEqual([])
      expect(picture).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
    }
  })

  it('gives no element the same attribute twice: a browser refuses such a picture whole', () => {
    const repeated = everything.flatMap((picture) =>
      [...picture.matchAll(/<[a-z]\w*((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/gi)].filter(([, attributes = '']) => {
        const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, name]) => name)
        return new Set(names).size < names.length
      }),
    )
    expect(repeated.map(([tag]) => tag)).toEqual([])
  })

  it('refers only to what it defines, and defines nothing twice', () => {
    for (const picture of everything) {
      const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const wanted = [...picture.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  it('shares no id with another one, so that all of them may stand in one document', () => {
    const owners = new Map<string, number>()
    everything.forEach((picture, index) => {
      for (const [, id = ''] of picture.matchAll(/ id="([^"]+)"/g)) {
        expect([id, owners.get(id) ?? index]).toEqual([id, index])
        owners.set(id, index)
      }
    })
  })

  it('is small: 24 KB at most, 11 KB on average', () => {
    const sizes = everything.map((picture) => Buffer.byteLength(picture))
    expect(Math.max(...sizes)).toBeLessThan(24_000)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(11_000)
  })

  it('survives any title', () => {
    const code = fc.string({ minLength: 1 })
    const subject = fc.record({
      code,
      title: fc.string({ unit: 'grapheme', maxLength: 60 }),
      category: fc.constantFrom(...categories),
      shape: fc.constantFrom<Shape>('portrait', 'wide', 'square'),
    })
    fc.assert(
      fc.property(subject, (given) => {
        const picture = gamePicture(given)
        expect(unclosed(picture)).toEqual([])
        expect(picture).not.toMatch(/NaN|Infinity/)
      }),
      { numRuns: 60 },
    )
  })
})
