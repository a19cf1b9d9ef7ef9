import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RasterReading, readRaster } from '../assets/readRaster'
import { convertFile } from '../migrate/convertFile'
import { readSvg, type SvgReading } from '../svg/readSvg'
import type { JsonTree } from './jsonTree'
import type { ParsedFile } from './parseSource'
import { readSourceFile } from './sourceFiles'

/** A merchant's manifest file and its code, which is the folder's name. */
export interface MerchantFile {
  readonly code: string
  readonly file: ParsedFile
}

/** merchants/_presets/*.json, by name. */
export async function readPresets(folder: string): Promise<Map<string, ParsedFile>> {
  const names = await readdir(join(folder, '_presets')).catch(() => [])
  // Editors and operating systems leave files whose names begin with a dot.
  const files = names.filter((name) => /^[^.].*\.json$/.test(name)).sort()
  const parsed = await Promise.all(files.map((name) => readManifestFile(folder, `_presets/${name}`)))
  return new Map(files.map((name, index) => [name.replace('.json', ''), parsed[index] as ParsedFile]))
}

/** The codes of the merchants in merchants/, sorted. */
export async function listMerchants(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(isMerchantFolder)
    .map(({ name }) => name)
    .sort()
}

/** merchants/<code>/merchant.json. */
export const readMerchant = async (folder: string, code: string): Promise<MerchantFile> => ({
  code,
  file: await readManifestFile(folder, `${code}/merchant.json`),
})

/** Folders that start with an underscore or a dot are not merchants. */
const isMerchantFolder = (entry: Dirent): boolean => entry.isDirectory() && !/^[._]/.test(entry.name)

const readManifestFile = async (folder: string, name: string): Promise<ParsedFile> =>
  convertFile(
    await readSourceFile(join(folder, name), `merchants/${name}`, {
      code: 'file-missing',
      message: name.startsWith('_') ? 'The file cannot be read.' : 'The folder has no merchant.json.',
      hint: name.startsWith('_') ? 'Correct it, or remove it.' : 'Add the file, or remove the folder.',
    }),
  )

/** The pictures that a manifest names, by path; missing files are left out. */
export async function readPictures(folder: string, manifest: JsonTree): Promise<Map<string, SvgReading>> {
  const found = await Promise.all(
    picturePaths(manifest).map(async (path): Promise<[string, SvgReading][]> => {
      const file = isSvg(path) && (await readFile(join(folder, path)).catch(() => undefined))
      return file ? [[path, await readSvg(file)]] : []
    }),
  )
  return new Map(found.flat())
}

/** The same of those that are no SVG. */
export async function readRasters(folder: string, manifest: JsonTree): Promise<Map<string, RasterReading>> {
  const found = await Promise.all(
    picturePaths(manifest).map(async (path): Promise<[string, RasterReading][]> => {
      const file = !isSvg(path) && (await readFile(join(folder, path)).catch(() => undefined))
      return file ? [[path, await readRaster(file)]] : []
    }),
  )
  return new Map(found.flat())
}

const isSvg = (path: string): boolean => path.endsWith('.svg')

/** Every picture of the brand that the manifest names, wherever. Only paths with a valid format: it may not have been checked yet. */
export function picturePaths(tree: JsonTree): string[] {
  if (tree.kind === 'scalar')
    return /^brand\/[\w-]+\.(svg|png|jpe?g|webp|avif)$/.test(String(tree.value)) ? [String(tree.value)] : []
  const children =
    tree.kind === 'object' ? [...tree.members.values()].map((member) => member.tree) : tree.items
  return [...new Set(children.flatMap(picturePaths))]
}
