import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import overrides from '../../start/development.json'
import { loadFeatures } from '../../steps/bundle/features'
import { loadMerchantsForBuild } from '../../steps/validate/loadMerchantsForBuild'
import { merchantCodes, unknownCodeMessage } from '../../steps/validate/merchantCodes'
import { findBrowser, findHeadless } from '../../test/findBrowser'
import { buildGallery, type GalleryOptions } from '../buildGallery'
import { listPages } from './listPages'
import { buildPageFiles, indexPage, pageMark } from './picturePages'
import { noMerchant, type Picture, type PictureOptions, selectPictures } from './selectPictures'
import { takePictures } from './takePictures'

export interface PictureGalleryOptions extends GalleryOptions, PictureOptions {
  /** Only these merchants, separated by commas; all when absent. */
  readonly merchants?: string | undefined
}

export interface PictureGallery {
  readonly pictures: readonly Picture[]
  /** Merchants without pictures, because they have mistakes. */
  readonly mistaken: readonly string[]
}

/** A mistake in the options, or what keeps a gallery from being made, in a sentence. */
export class GalleryError extends Error {}

/** The gallery's files that are no pictures. */
export const indexFile = 'index.html'
const listFile = 'pictures.json'

/** Writes the pictures of every chosen page, the pages of components, and a page that shows all. Throws a GalleryError. */
export async function buildPictures(options: PictureGalleryOptions): Promise<PictureGallery> {
  const { out } = options
  checkIndex(out)
  const { merchants, mistaken, pictures } = await choosePictures(options)
  const browserPath = browserOrProblem()
  const folder = temporaryFolder()
  try {
    const made = join(folder, 'made')
    const components = await buildGallery({ ...options, out: made, codes: merchants.map(({ code }) => code) })
    await takePictures(merchants, pictures, { ...options, out: made, folder, browserPath })
    for (const [name, text] of await buildPageFiles()) writeFileSync(join(made, name), text)
    writeFileSync(join(made, indexFile), indexPage(pictures, components.pages))
    writeFileSync(join(made, listFile), `${JSON.stringify(pictures, null, 1)}\n`)
    replaceGallery(made, out)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { pictures, mistaken }
}

/** The pictures of a gallery's folder. */
export const readPictures = (folder: string): readonly Picture[] =>
  existsSync(join(folder, listFile))
    ? (JSON.parse(readFileSync(join(folder, listFile), 'utf8')) as Picture[])
    : []

/** A Chromium, or a GalleryError with what to do. */
function browserOrProblem(): string {
  try {
    return findHeadless(findBrowser())
  } catch (error) {
    throw new GalleryError(`The pictures need a browser. ${error instanceof Error ? error.message : error}`)
  }
}

/** What the options choose. Throws a GalleryError for a mistake in them. */
export async function choosePictures(options: PictureGalleryOptions) {
  const { root, merchants: named } = options
  const all = merchantCodes(root)
  const codes = named?.split(',').flatMap((code) => code.trim() || []) ?? []
  if (named !== undefined && codes.length === 0)
    throw new GalleryError('--merchants needs codes, separated by commas.')
  const asked = codes.includes('all') ? [] : codes
  const problem = all.length === 0 ? `${noMerchant}merchants/ has no folder.` : unknownCodeMessage(asked, all)
  if (problem) throw new GalleryError(problem)
  const [loaded, features] = await Promise.all([
    loadMerchantsForBuild(root, { codes: asked, overrides }),
    loadFeatures(root),
  ])
  const merchants = loaded.merchants.filter(({ issues }) => issues.length === 0)
  const mistaken = loaded.codes.filter((code) => !merchants.some((merchant) => merchant.code === code))
  if (merchants.length === 0)
    throw new GalleryError(`No merchant is without a mistake (npm run check): ${mistaken.join(', ')}.`)
  const selected = selectPictures(
    merchants.map(({ code, manifest }) => ({ code, manifest, pages: listPages(manifest, features) })),
    options,
  )
  if ('problem' in selected) throw new GalleryError(selected.problem)
  return { merchants, mistaken, pictures: selected.pictures }
}

/** Removed also when the process is ended before its time. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gallery-')))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Whether a gallery of pictures was written into a folder. */
export const isPictureGallery = (folder: string): boolean =>
  existsSync(join(folder, indexFile)) && readFileSync(join(folder, indexFile), 'utf8').includes(pageMark)

/** A page that no gallery wrote is not replaced. */
export function checkIndex(out: string): void {
  const index = join(out, indexFile)
  if (existsSync(index) && !isPictureGallery(out))
    throw new GalleryError(
      `${index} was not written by this command. Move it, or choose another folder: --out <folder>.`,
    )
}

/** Puts a finished gallery in the place of an earlier one. */
export function replaceGallery(made: string, out: string): void {
  for (const name of ['pictures', 'before', 'after', 'difference'])
    rmSync(join(out, name), { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  cpSync(made, out, { recursive: true })
}
