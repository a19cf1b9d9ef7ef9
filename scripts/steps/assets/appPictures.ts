import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Theme } from '../../../runtime/schema/manifest.gen'
import {
  appleIconPath,
  appleIconSize,
  iconPngPath,
  iconSizes,
  iPhoneScreens,
  maskableIconPath,
  maskableIconSize,
  sharePath,
  shareSize,
  splashPath,
} from '../pages/appPicturePaths'
import { themeTokens } from '../theme/theme'
import { cachedFile } from './cachedFile'
import { contentHash } from './hashes'
import type { Picture } from './pictures'

/** What an installed site's pictures are drawn from. */
export interface AppPicturesInput {
  readonly icon: Picture
  readonly logo: Picture
  readonly theme: Theme
}

interface Drawing {
  /** From the site's folder: "m/icons/icon-192.png". */
  readonly path: string
  draw(): Promise<Buffer>
}

/** Where they are kept for the next build. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache/pictures', import.meta.url))

/** How round the corners of an icon are that no system cuts, as a share of its edge. */
const cornerShare = 0.22
/** The logo on a splash image is as wide as on the splash screen that the page shows next (`splashCss`). */
const splashLogo = { share: 0.6, most: 240 } as const
const shareLogo = 0.5

/**
 * The PNG pictures of an installed site, by path from the site's folder: icons, the ten splash images of iPhones, and the
 * picture of a shared link (E2.71, E2.77). The same brand gives the same bytes; what is cached is not drawn again.
 */
export async function drawAppPictures(input: AppPicturesInput): Promise<ReadonlyMap<string, Uint8Array>> {
  const brand = contentHash(Buffer.concat([input.icon.content, input.logo.content]))
  const files: [string, Uint8Array][] = []
  // One after the other: a splash image needs tens of megabytes while it is drawn.
  for (const { path, draw } of drawings(input)) {
    const key = contentHash(Buffer.from([version, brand, backgroundOf(input.theme), path].join(' ')))
    files.push([path, await cachedFile(cache, `${key}.png`, draw)])
  }
  return new Map(files)
}

/** Part of the cache's key: what has changed here draws anew. */
const version = contentHash(readFileSync(new URL(import.meta.url)))

const backgroundOf = (theme: Theme): string => themeTokens(theme)['--color-background'] ?? theme.primary

function drawings({ icon, logo, theme }: AppPicturesInput): Drawing[] {
  const background = backgroundOf(theme)
  const onBackground = (width: number, height: number, logoWidth: number) => () =>
    drawLogo(logo, { width, height, logoWidth: Math.round(logoWidth), background })
  return [
    ...iconSizes.map((size) => ({ path: iconPngPath(size), draw: () => drawRoundIcon(icon, size) })),
    { path: maskableIconPath, draw: () => drawFullIcon(icon, maskableIconSize, background) },
    { path: appleIconPath, draw: () => drawFullIcon(icon, appleIconSize, background) },
    { path: sharePath, draw: onBackground(shareSize.width, shareSize.height, shareSize.width * shareLogo) },
    ...iPhoneScreens.map((screen) => ({
      path: splashPath(screen),
      draw: onBackground(
        screen.width * screen.ratio,
        screen.height * screen.ratio,
        Math.min(screen.width * splashLogo.share, splashLogo.most) * screen.ratio,
      ),
    })),
  ].map(({ path, draw }) => ({ path: path.slice(1), draw }))
}

/** The brand's icon with round corners, for systems that do not cut it. */
async function drawRoundIcon(icon: Picture, size: number): Promise<Buffer> {
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * cornerShare}"/></svg>`
  return (await squareIcon(icon, size))
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The brand's icon as a full square: the system cuts it, and shows black where it is transparent. */
const drawFullIcon = async (icon: Picture, size: number, background: string): Promise<Buffer> =>
  (await squareIcon(icon, size)).flatten({ background }).png({ compressionLevel: 9 }).toBuffer()

async function squareIcon(icon: Picture, size: number) {
  const { default: sharp } = await import('sharp')
  return sharp(await rasterizeSvg(icon, size)).resize(size, size, { fit: 'cover' })
}

interface LogoDrawing {
  readonly width: number
  readonly height: number
  readonly logoWidth: number
  readonly background: string
}

/** The brand's logo in the middle of its background. */
async function drawLogo(
  logo: Picture,
  { width, height, logoWidth, background }: LogoDrawing,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const input = await sharp(await rasterizeSvg(logo, logoWidth))
    .resize(logoWidth, Math.round(height * splashLogo.share), { fit: 'inside' })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An SVG as PNG of a width in pixels; letters that are not paths use the machine's fonts, as in a browser. */
async function rasterizeSvg({ content }: Picture, width: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const svg = Buffer.from(content).toString()
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: svg.includes('<text') },
  })
  return Buffer.from(image.asPng())
}
