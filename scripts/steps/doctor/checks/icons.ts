import type { Theme } from '../../../../runtime/schema/manifest.gen'
import { contentHash } from '../../assets/hashes'
import { hasOwnGround, type Raster, rasterizeSvg } from '../../svg/drawSvg'
import type { SvgDrawing } from '../../svg/readSvg'
import { deriveBackgrounds } from '../../theme/palette'
import type { ManifestFinding } from '../finding'
import { linearLuminance, readPixels } from '../pixels'
import type { Subject } from '../subject'

/** The smallest size at which home screens and browsers draw an icon, in pixels. */
const smallSize = 48
/** Of a symbol that is legible (WCAG 2.2, 1.4.11). */
const symbolContrast = 3
/** The least share of the icon that its symbol covers at that size, 0 to 1. */
const leastSymbol = 0.015
/** How much of the symbol must still be there when it is drawn small: thin lines fade into the ground. */
const leastKept = 0.5
/** No system cuts what is within a circle of this radius, as a share of the edge (the build's maskable icon). */
const safeRadius = 0.4
/** How much of the symbol may be cut: the ends of rays and shadows. */
const mostCut = 0.05

/** The icon can be recognised where it is small, and is not cut where systems give it a shape. */
export async function iconIsLegible({ manifest: { brand }, pictures }: Subject): Promise<ManifestFinding[]> {
  const icon = pictures.find(({ path }) => path === brand.icon)
  if (!icon?.reading.drawing) return []
  const { drawing } = icon.reading
  const background = deriveBackgrounds(brand.theme as Theme).background
  const large = await symbolOf(drawing, drawing.raster.width, background)
  const small = await symbolOf(drawing, smallSize, background)
  return [
    ...illegible(small.share, large.share),
    ...(hasOwnGround(drawing.raster) ? cutFinding(large.outside) : []),
  ].map((finding) => ({ ...finding, path: ['brand', 'icon'] }))
}

type Unplaced = Omit<ManifestFinding, 'path'>

function illegible(small: number, large: number): Unplaced[] {
  if (small >= leastSymbol && small >= large * leastKept) return []
  return [
    {
      level: 'should',
      code: 'icon-illegible',
      message:
        large < leastSymbol
          ? `The icon’s symbol hardly differs from its ground: ${percent(large)} of it has a contrast of ${symbolContrast} to 1.`
          : `At ${smallSize} pixels the icon’s symbol fades: ${percent(small)} of the icon has a contrast of ${symbolContrast} to 1, and ${percent(large)} when it is large.`,
      why: 'Home screens, tabs and notifications show it that small, and members look for it there.',
      fix: 'Use a simpler symbol with thicker lines, larger on its ground, and in colours that differ more.',
    },
  ]
}

function cutFinding(outside: number): Unplaced[] {
  if (outside <= mostCut) return []
  return [
    {
      level: 'should',
      code: 'icon-outside-safe-zone',
      message: `${percent(outside)} of the icon’s symbol lies outside the circle that every system shows.`,
      why: 'Android cuts the icon to a circle or another shape, and the symbol with it.',
      fix: 'Keep the symbol within the middle 80 per cent of the square, and let only the ground reach the edges.',
    },
  ]
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

/** The share of the icon that stands out from its ground, and how much of that lies outside the safe circle; 0 to 1. */
async function symbolOf(
  drawing: SvgDrawing,
  size: number,
  background: string,
): Promise<{ share: number; outside: number }> {
  const image = (await rasterizeSvg(drawing.content, { width: size, height: size })).flatten({ background })
  const raster = await readPixels(image)
  const light = (x: number, y: number): number => linearLuminance(raster, x, y)
  const ground = groundOf(raster, light)
  let [seen, outside] = [0, 0]
  for (let y = 0; y < raster.height; y += 1)
    for (let x = 0; x < raster.width; x += 1) {
      const [one, other] = [light(x, y), ground]
      if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < symbolContrast) continue
      seen += 1
      const radius = Math.hypot((x + 0.5) / raster.width - 0.5, (y + 0.5) / raster.height - 0.5)
      if (radius > safeRadius) outside += 1
    }
  return { share: seen / (raster.width * raster.height), outside: seen === 0 ? 0 : outside / seen }
}

/** The light of the ground: the middle one of those along the edge. */
function groundOf({ width, height }: Raster, light: (x: number, y: number) => number): number {
  const edge = [
    ...Array.from({ length: width }, (_, x) => [light(x, 0), light(x, height - 1)]).flat(),
    ...Array.from({ length: height }, (_, y) => [light(0, y), light(width - 1, y)]).flat(),
  ].sort((one, other) => one - other)
  return edge[Math.floor(edge.length / 2)] ?? 0
}

/** Pictures that are those of another merchant. */
export const picturesAreOwn = ({ manifest: { brand }, pictures, others }: Subject): ManifestFinding[] =>
  (['logo', 'icon'] as const).flatMap((key): ManifestFinding[] => {
    const own = pictures.find(({ path }) => path === brand[key])
    const hash = own && contentHash(own.bytes)
    const same = others.find(({ pictures: theirs }) =>
      [...theirs.values()].some((bytes) => contentHash(bytes) === hash),
    )
    if (!own || !same) return []
    return [
      {
        level: 'must',
        code: 'picture-copied',
        path: ['brand', key],
        message: `The ${key} is the same file as one of merchants/${same.code}.`,
        why: 'The brand would appear under the sign of another one.',
        fix: `Replace ${own.path} with the brand’s own ${key}.`,
      },
    ]
  })
