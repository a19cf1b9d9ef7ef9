import { matchesHost } from '../../../../runtime/rules/network/url'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { hasHeroShape, wrongShape } from '../../assets/readRaster'
import { hostOfAddress } from '../../schema/hosts'
import type { Raster } from '../../svg/drawSvg'
import { leastContrastOnArt, wordsContrast } from '../../theme/artContrast'
import type { Finding } from '../issue'
import type { Path } from '../jsonTree'
import type { LintContext } from '../lintContext'
import { hostNotListed, leadElsewhere, openPath } from './findings'
import { missingPicture, pictureProblems } from './pictures'
import { openPaths } from './routes'

const artPath = (mode: string): Path => ['lobby', 'hero', 'art', mode]

/** There is art for the brand's mode, each file can be used, and the words can be read on it (D197). */
export function heroArtIsValid({ lobby, brand }: Manifest, context: LintContext): Finding[] {
  if (!lobby?.hero) return []
  const { art } = lobby.hero
  const { mode } = brand.theme
  const missing: Finding[] =
    art[mode] === undefined
      ? [
          {
            path: ['lobby', 'hero', 'art'],
            code: 'art-of-mode-missing',
            message: `The theme is ${mode}, and there is no ${mode} art.`,
            expected: `"${mode}": a picture of the brand folder`,
            hint: `Add art for ${mode} pages, or take "hero" out.`,
          },
        ]
      : []
  const found = Object.entries(art).flatMap(([key, name]) => artFindings(name, artPath(key), context))
  const own = art[mode]
  const raster = found.length === 0 && own !== undefined ? rasterOf(own, context) : undefined
  return [...missing, ...found, ...(raster ? unreadable(raster, mode, brand.theme) : [])]
}

function artFindings(name: string, path: Path, context: LintContext): Finding[] {
  const unfit = (details: { message: string; expected?: string; hint: string }): Finding => ({
    path,
    ofMerchant: true,
    code: 'picture-unfit',
    ...details,
  })
  const pixels = context.raster(name)
  if (pixels) return 'problem' in pixels ? [unfit(pixels.problem)] : []
  const reading = context.picture(name)
  if (!reading) return [{ path, ofMerchant: true, ...missingPicture(`${context.folder}/${name}`) }]
  const { drawing } = reading
  if (!drawing) return pictureProblems(reading, `${context.folder}/${name}`, path)
  const { width, height } = drawing
  return hasHeroShape(width, height) ? [] : [unfit(wrongShape(width, height))]
}

function rasterOf(name: string, context: LintContext): Raster | undefined {
  const pixels = context.raster(name)
  if (pixels) return 'raster' in pixels ? pixels.raster : undefined
  return context.picture(name)?.drawing?.raster
}

function unreadable(raster: Raster, mode: string, theme: Manifest['brand']['theme']): Finding[] {
  const ratio = leastContrastOnArt(raster, theme)
  if (ratio >= wordsContrast) return []
  return [
    {
      path: artPath(mode),
      ofMerchant: true,
      code: 'contrast',
      message: `The words have a contrast of ${ratio.toFixed(1)} to 1 on the left side of this picture, which is hard to read.`,
      expected: `at least ${wordsContrast} to 1`,
      hint: 'Make its left side darker where the words are white, or lighter where they are dark.',
    },
  ]
}

/** The slide leads to a page that can be opened, or to a site that banners may open. */
export function heroLeadsSomewhere(manifest: Manifest, { capabilities }: LintContext): Finding[] {
  const to = manifest.lobby?.hero?.to
  if (to === undefined) return []
  const path: Path = ['lobby', 'hero', 'to']
  if (!to.startsWith('/')) {
    const host = hostOfAddress(to)
    const allowed = manifest.hosts?.banner ?? []
    if (allowed.some((pattern) => matchesHost(pattern, host))) return []
    return [hostNotListed(path, host, 'banner', allowed, ', so the site would not open this address')]
  }
  const [target = ''] = to.split('#')
  const open = openPaths(manifest, capabilities)
  if (open.has(target)) return []
  return [
    {
      path,
      code: 'hero-leads-nowhere',
      message: `The first picture leads to "${target}", which is not mounted or switched off.`,
      ...openPath(target, open),
      hint: leadElsewhere,
    },
  ]
}
