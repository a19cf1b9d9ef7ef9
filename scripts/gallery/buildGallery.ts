import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { languages } from '../../runtime/tables/languages'
import { type Catalogue, readCatalogues } from '../steps/assets/catalogues'
import { readPicture } from '../steps/assets/pictures'
import { browserTargets } from '../steps/bundle/browserTargets'
import { type OutputStream, showCheckProgress, showProgress } from '../steps/commands/progress'
import { loadMerchants, type ResolvedMerchant } from '../steps/validate/loadMerchants'
import { merchantCodes } from '../steps/validate/merchantCodes'
import { type GalleryBrand, galleryPages } from './galleryPages'
import { sampleBrand } from './sampleBrand'

export interface GalleryOptions {
  /** The project whose merchants it shows. */
  readonly root: string
  readonly out: string
  /** Where progress is printed. */
  readonly stream: OutputStream
  /** Lines instead of a progress bar. */
  readonly plain: boolean
  /** Only these merchants; all when absent. */
  readonly codes?: readonly string[]
}

export interface Gallery {
  /** Names of the files. */
  readonly pages: readonly string[]
  /** Merchants without a page, because they have mistakes. */
  readonly mistaken: readonly string[]
}

/** Writes two pages for each merchant, and what they share. */
export async function buildGallery(options: GalleryOptions): Promise<Gallery> {
  const { root, out, stream, plain, codes = merchantCodes(root) } = options
  const check = showCheckProgress(stream, codes.length, plain)
  const loaded = await loadMerchants(root, { codes, onChecked: check.show }).finally(check.done)
  const merchants = loaded.merchants.filter(({ issues }) => issues.length === 0)
  await mkdir(out, { recursive: true })
  await writeComponents(out)
  const catalogues = await readCatalogues(root, [
    ...new Set(['EN', ...merchants.flatMap(({ manifest }) => manifest.languages)]),
  ])
  const progress = showProgress(stream, { action: 'building', total: merchants.length, plain })
  const pages: string[] = []
  for (const [index, merchant] of merchants.entries()) {
    progress.show(merchant.code, index)
    pages.push(...(await writePages(merchant, out, catalogues)))
  }
  progress.done()
  return { pages, mistaken: codes.filter((code) => !merchants.some((merchant) => merchant.code === code)) }
}

const writeComponents = (out: string) =>
  build({
    entryPoints: ['main.tsx', 'gallery.css'].map((file) => join(import.meta.dirname, file)),
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: browserTargets,
    define: { 'process.env.NODE_ENV': '"production"' },
  })

async function writePages(
  { code, folder, manifest }: ResolvedMerchant,
  out: string,
  catalogues: ReadonlyMap<string, Catalogue>,
): Promise<string[]> {
  const brand: GalleryBrand = {
    code,
    name: manifest.name,
    language: languages[manifest.languages[0] ?? 'EN'].tag,
    theme: manifest.brand.theme,
    logo: `${code}-logo.svg`,
    sample: sampleBrand(code, manifest, catalogues),
  }
  const { content } = await readPicture(folder, manifest.brand.logo, 'wordmark')
  await writeFile(join(out, brand.logo), content)
  const pages = galleryPages(brand)
  for (const { file, html } of pages) await writeFile(join(out, file), html)
  return pages.map(({ file }) => file)
}
