import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { banners } from '../../../scripts/platform/catalogue/banners'
import { games } from '../../../scripts/platform/catalogue/games'
import { vendors } from '../../../scripts/platform/catalogue/vendors'
import { chineseFontFile, fontFiles, rasterize } from '../../../scripts/platform/pictures/rasterize'
import { charactersOf } from '../../../scripts/steps/lettering/fontCharacters'

const fonts = [...fontFiles, chineseFontFile].map((file) => charactersOf(readFileSync(file)))

const texts = [
  ...games.flatMap(({ names }) => Object.values(names)),
  ...banners.flatMap(({ texts }) => Object.values(texts).flat()),
  ...vendors.map(({ name }) => name),
]

describe('the fonts of the pictures', () => {
  it('have every letter of every title, in either case', () => {
    const letters = new Set(texts.flatMap((text) => [...text, ...text.toLocaleUpperCase()]))
    const missing = [...letters].filter(
      (letter) => !fonts.some((font) => font.has(letter.codePointAt(0) ?? 0)),
    )
    expect(missing).toEqual([])
  })

  it.each(['Keno', 'Xổ Số', '招财猫', 'تین پتی'])('draw "%s" without a font of the machine', async (text) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" width="400" height="100"><rect width="400" height="100" fill="#fff"/><text x="20" y="70" font-size="60">${text}</text></svg>`
    const pixels = await sharp(await rasterize(svg, 400))
      .greyscale()
      .raw()
      .toBuffer()
    expect(pixels.filter((value) => value < 64).length).toBeGreaterThan(500)
  })
})
