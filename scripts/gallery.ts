import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { languages } from '../runtime/tables/languages'
import { type GalleryBrand, galleryPages } from './gallery/galleryPages'
import { readPicture } from './steps/assets/pictures'
import { browserTargets } from './steps/bundle/browserTargets'
import { readArguments } from './steps/commands/readArguments'
import { galleryFolder } from './steps/site/sitePaths'
import { loadMerchants } from './steps/validate/loadMerchants'

/** `npm run gallery [-- --out dir]`: every component in every state, one page per merchant, to look at. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { values } = readArguments({
  usage: 'npm run gallery [-- --out folder]',
  summary: 'Builds a page for each merchant that shows all components in all states.',
  words: 0,
  options: {
    out: {
      type: 'string',
      default: join(root, 'dist', galleryFolder),
      value: 'folder',
      help: `where the pages are written; dist/${galleryFolder} by default`,
    },
  },
})
const output = resolve(values.out)

/** A brand, and its logo. */
type BrandSource = GalleryBrand & { picture: Uint8Array }

async function readBrands(): Promise<BrandSource[]> {
  const { merchants } = await loadMerchants(root)
  const readBrand = async ({ code, folder, manifest }: (typeof merchants)[number]): Promise<BrandSource> => ({
    code,
    name: manifest.name,
    language: languages[manifest.languages[0] ?? 'EN'].tag,
    theme: manifest.brand.theme,
    logo: `${code}-logo.svg`,
    picture: (await readPicture(folder, manifest.brand.logo, 'wordmark')).content,
  })
  return Promise.all(merchants.map(readBrand))
}

await mkdir(output, { recursive: true })
await build({
  entryPoints: [join(root, 'scripts/gallery/main.tsx'), join(root, 'scripts/gallery/gallery.css')],
  outdir: output,
  bundle: true,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  target: browserTargets,
  define: { 'process.env.NODE_ENV': '"production"' },
})
for (const brand of await readBrands()) {
  await writeFile(join(output, brand.logo), brand.picture)
  for (const page of galleryPages(brand)) {
    await writeFile(join(output, page.file), page.html)
    console.log(join(output, page.file))
  }
}
