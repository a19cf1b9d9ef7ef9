import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseTree } from 'jsonc-parser'
import { replaceFiles } from '../assets/replaceFile'
import { merchantCodes } from '../validate/merchantCodes'
import { type MigratedText, migrateText } from './migrateText'

/** A manifest or preset, as it is and in the current version. */
export interface PlannedFile extends MigratedText {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string
  readonly before: string
  /** Merchants that extend this preset and were not named: for them, too, it changes its version. */
  readonly sharedWith: readonly string[]
}

/**
 * What changes in the named merchants, or in all, and in the presets that they extend, each once: presets first. Without names, also in
 * presets that no merchant extends.
 */
export function planMigration(root: string, codes: readonly string[]): PlannedFile[] {
  const all = merchantCodes(root)
  const named = codes.length > 0 ? [...new Set(codes)] : all
  const presetsByCode = new Map(all.map((code) => [code, presetsOf(root, merchantFile(code))]))
  const presets = codes.length > 0 ? named.flatMap((code) => presetsByCode.get(code) ?? []) : allPresets(root)
  const files = [...[...new Set(presets)].sort(), ...named.map(merchantFile)]
  return files.flatMap((file) => {
    const before = readText(root, file)
    if (before === undefined) return []
    const sharedWith = all.filter(
      (code) => !named.includes(code) && presetsByCode.get(code)?.includes(file) === true,
    )
    return [{ file, before, sharedWith, ...migrateText(before) }]
  })
}

/** Writes changed files, all or none, where they are: also through links, and with the rights that they have. */
export function writeMigrated(root: string, files: readonly PlannedFile[]): void {
  // Two names may lead to one file.
  const texts = new Map(files.map(({ file, text }) => [realpathSync(join(root, file)), text]))
  replaceFiles([...texts].map(([path, content]) => ({ path, content, mode: statSync(path).mode })))
}

const merchantFile = (code: string): string => `merchants/${code}/merchant.json`
const presetFile = (name: string): string => `merchants/_presets/${name}.json`

/** The presets of a file, and those that they extend; in a circle, each once. */
function presetsOf(root: string, file: string): string[] {
  const found: string[] = []
  for (let next = extendedBy(root, file); next && !found.includes(next); next = extendedBy(root, next))
    found.push(next)
  return found
}

function extendedBy(root: string, file: string): string | undefined {
  const text = readText(root, file)
  if (text === undefined) return undefined
  const members = parseTree(text.replace(/^\uFEFF/, ''))?.children ?? []
  const name: unknown = members.find(({ children }) => children?.[0]?.value === 'extends')?.children?.[1]
    ?.value
  return typeof name === 'string' && existsSync(join(root, presetFile(name))) ? presetFile(name) : undefined
}

function allPresets(root: string): string[] {
  const folder = join(root, 'merchants/_presets')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name))
  return names.map((name) => presetFile(name.replace(/\.json$/, '')))
}

/** A file that is not UTF-8 is kept as text that cannot be parsed, so that it is told and never written. */
function readText(root: string, file: string): string | undefined {
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  const text = bytes.toString('utf8')
  return Buffer.from(text).equals(bytes) ? text : '\u0000'
}
