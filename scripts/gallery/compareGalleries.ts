import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** A page that is not the same in both galleries. */
export interface ChangedPage {
  readonly file: string
  /** What differs: "the styles"; "new" or "gone" when only one gallery has the page. */
  readonly reasons: readonly string[]
}

/** The contents of a gallery's files by name. */
export type GalleryFiles = ReadonlyMap<string, string>

export function readGallery(folder: string): GalleryFiles {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'latin1')]))
}

/** Finds the pages of two galleries that differ, in themselves or in a file that they show. */
export function compareGalleries(before: GalleryFiles, after: GalleryFiles): readonly ChangedPage[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.filter(isPage).flatMap((file) => {
    const [former, current] = [filesOfPage(before, file), filesOfPage(after, file)]
    if (former.length === 0) return [{ file, reasons: ['new'] }]
    if (current.length === 0) return [{ file, reasons: ['gone'] }]
    const differing = [...new Set([...current, ...former])].filter(
      (name) => before.get(name) !== after.get(name),
    )
    return differing.length > 0 ? [{ file, reasons: differing.map(describeFile) }] : []
  })
}

/** Writes the pages that differ as they were and as they are, with what they need, and a page of links to them. */
export function writeComparison(
  pages: readonly ChangedPage[],
  folders: { readonly before: string; readonly after: string },
  out: string,
): void {
  const written = ['before', 'after', indexFile]
  if (!isComparison(out) && written.some((name) => existsSync(join(out, name))))
    throw new Error(
      `${out} has ${written.find((name) => existsSync(join(out, name)))}, which no comparison wrote. Move it, or choose another --out.`,
    )
  for (const name of written) rmSync(join(out, name), { recursive: true, force: true })
  if (pages.length === 0) return
  for (const [side, folder] of Object.entries(folders)) {
    const gallery = readGallery(folder)
    const needed = new Set(pages.flatMap(({ file }) => filesOfPage(gallery, file)))
    mkdirSync(join(out, side), { recursive: true })
    for (const name of needed) if (gallery.has(name)) copyFileSync(join(folder, name), join(out, side, name))
  }
  writeFileSync(join(out, indexFile), indexPage(pages))
}

export const indexFile = 'index.html'

/** What every page of a gallery shows itself with. */
const stylesFile = 'gallery.css'

const title = '<title>What differs in the gallery</title>'

const isComparison = (out: string): boolean =>
  existsSync(join(out, indexFile)) && readFileSync(join(out, indexFile), 'utf8').includes(title)

/** Whether a gallery, or a comparison of two, was written into a folder. */
export const isGallery = (folder: string): boolean =>
  existsSync(join(folder, stylesFile)) || isComparison(folder)

const isPage = (name: string): boolean => name.endsWith('.html')

/** A page and the files that it shows; nothing when there is no such page. Another page is only a link. */
function filesOfPage(gallery: GalleryFiles, page: string): string[] {
  const html = gallery.get(page)
  if (html === undefined) return []
  const named = [...html.matchAll(/ (?:src|href|data-logo)="([\w.-]+)"/g)].map(([, name = '']) => name)
  return [page, ...named]
}

function describeFile(name: string): string {
  if (isPage(name)) return 'the page'
  if (name.endsWith('.svg')) return 'the logo'
  return name.endsWith('.css') ? 'the styles' : 'the components'
}

const indexPage = (pages: readonly ChangedPage[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${title}
<table>
${pages.map(rowOf).join('\n')}
</table>
</html>
`

function rowOf({ file, reasons }: ChangedPage): string {
  const link = (side: string, isThere: boolean): string =>
    `<td>${isThere ? `<a href="${side}/${file}">${side}</a>` : ''}`
  const cells = [link('before', !reasons.includes('new')), link('after', !reasons.includes('gone'))]
  return `<tr><td>${file}${cells.join('')}<td>${reasons.join(', ')}`
}
