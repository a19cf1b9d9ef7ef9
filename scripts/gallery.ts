import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { languages } from '../runtime/tables/languages'
import { type Look, pagesOf } from './gallery/page'
import { loadMerchants } from './steps/merchants'

/** `npm run gallery [-- --out dir]`: every component in every state, one page for each merchant, to be looked at. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist/gallery') } } })
const folder = resolve(values.out)

async function looks(): Promise<Look[]> {
  const { merchants } = await loadMerchants(root)
  return merchants.map(({ code, manifest }) => ({
    code,
    name: manifest.name,
    language: languages[manifest.languages[0] ?? 'EN'].tag,
    theme: manifest.brand.theme,
  }))
}

await mkdir(folder, { recursive: true })
await build({
  entryPoints: [join(root, 'scripts/gallery/main.tsx'), join(root, 'scripts/gallery/gallery.css')],
  outdir: folder,
  bundle: true,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  target: ['chrome109', 'safari15.4', 'firefox115'],
  define: { 'process.env.NODE_ENV': '"production"' },
})
for (const look of await looks()) {
  for (const page of pagesOf(look)) {
    await writeFile(join(folder, page.file), page.html)
    console.log(join(folder, page.file))
  }
}
