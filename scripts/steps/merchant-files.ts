import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { issueAt } from './issue'
import { type ReadFile, readSource } from './read'
import type { Tree } from './tree'

/** A merchant's file, and the code that its folder is named by. */
export interface MerchantFile {
  readonly code: string
  readonly file: ReadFile
}

/** merchants/_presets/*.json, by name. */
export async function readPresets(folder: string): Promise<Map<string, ReadFile>> {
  const names = await readdir(join(folder, '_presets')).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const read = await Promise.all(files.map((name) => readFrom(folder, `_presets/${name}`)))
  return new Map(files.map((name, index) => [name.replace('.json', ''), read[index] as ReadFile]))
}

/** merchants/<code>/merchant.json, sorted by code. */
export async function readMerchants(folder: string): Promise<MerchantFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const codes = entries.filter(isMerchant).map(({ name }) => name)
  return Promise.all(
    codes.sort().map(async (code) => ({ code, file: await readFrom(folder, `${code}/merchant.json`) })),
  )
}

/** Folders that begin with an underscore or a dot are not merchants. */
const isMerchant = (entry: Dirent): boolean => entry.isDirectory() && !/^[._]/.test(entry.name)

async function readFrom(folder: string, name: string): Promise<ReadFile> {
  const file = `merchants/${name}`
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
  if (text !== undefined) return readSource({ file, text: text.replace(/^\uFEFF/, '') })
  const missing = issueAt(
    { document: { file, text: '' }, offset: 0, length: 1 },
    {
      code: 'file-missing',
      message: 'The folder has no merchant.json.',
      hint: 'Add the file, or take the folder away.',
    },
  )
  return { file, text: '', issues: [missing] }
}

/** The texts of the pictures that a manifest's brand names, by path; those that are not there are left out. */
export async function readPictures(folder: string, manifest: Tree): Promise<Map<string, string>> {
  const paths = picturesOf(manifest)
  const texts = await Promise.all(
    paths.map((path) => readFile(join(folder, path), 'utf8').catch(() => undefined)),
  )
  return new Map(
    paths.flatMap((path, index): [string, string][] => {
      const text = texts[index]
      return text === undefined ? [] : [[path, text]]
    }),
  )
}

/** Only names of the right form are read: a manifest may not have been checked yet. */
function picturesOf(manifest: Tree): string[] {
  const brand = manifest.kind === 'object' ? manifest.members.get('brand')?.tree : undefined
  const values = brand?.kind === 'object' ? [...brand.members.values()] : []
  return values.flatMap(({ tree }) =>
    tree.kind === 'scalar' && /^brand\/[\w-]+\.svg$/.test(String(tree.value)) ? [String(tree.value)] : [],
  )
}
