import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isRecord, parseJson } from '../../../runtime/rules/network/read'
import { siteFilesPath, siteManifestPath } from '../site/sitePaths'

/*
 * A build replaces and removes only what a build has written: each site carries the list of its own files.
 */

/** The files, links and empty folders in a folder, by path from it, with slashes. */
function entriesOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => !entry.isDirectory() || readdirSync(join(entry.parentPath, entry.name)).length === 0)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return paths.map((path) => path.split(sep).join('/')).sort()
}

/** Adds the list of its files to a new site. */
export function writeSiteFiles(folder: string): void {
  writeFileSync(join(folder, siteFilesPath), `${entriesOf(folder).join('\n')}\n`)
}

/** What a build has written into this folder; undefined when none has. Builds before the list wrote all that is there. */
function writtenFiles(folder: string): Set<string> | undefined {
  const list = join(folder, siteFilesPath)
  if (existsSync(list)) return new Set([...readFileSync(list, 'utf8').split('\n'), siteFilesPath])
  const manifest = join(folder, siteManifestPath)
  const content = existsSync(manifest) ? parseJson(readFileSync(manifest, 'utf8')) : undefined
  const isSite = isRecord(content) && typeof content.build === 'string' && isRecord(content.files)
  return isSite ? new Set(entriesOf(folder)) : undefined
}

/** Whether a folder is a site that a build has written. */
export const isBuiltSite = (folder: string): boolean => writtenFiles(folder) !== undefined

/**
 * What is in the folder of a site, but was not written by a build; nothing when there is no such folder. Throws when the folder
 * is none that a build may replace: neither empty nor a site.
 */
export function foreignEntries(folder: string): string[] {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) return []
  if (!stats.isDirectory())
    throw new Error(
      `${folder} is a file, and a site needs a folder there. Move the file, or choose another --out.`,
    )
  const entries = entriesOf(folder)
  if (entries.length === 0) return []
  const written = writtenFiles(folder)
  if (written === undefined)
    throw new Error(
      `${folder} has files that no build wrote, such as ${entries[0]}: a site would replace them. Empty or move the folder, or choose another --out.`,
    )
  return entries.filter((entry) => !written.has(entry))
}

/** Copies a file, a link as it is, or an empty folder. Some versions of Node cannot copy a link that leads nowhere. */
function copyEntry(from: string, to: string): void {
  const stats = lstatSync(from)
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else if (stats.isDirectory()) mkdirSync(to)
  else {
    copyFileSync(from, to)
    utimesSync(to, stats.atime, stats.mtime)
  }
}

/** Takes foreign entries over into a new site. Throws when the site has a file of its own in the place of one. */
export function keepEntries(entries: readonly string[], from: string, to: string): void {
  for (const entry of entries) {
    const target = join(to, entry)
    if (lstatSync(target, { throwIfNoEntry: false }) !== undefined)
      throw new Error(
        `${join(from, entry)} was not written by a build, and the site now has a file of that name. Move yours, and build again.`,
      )
    mkdirSync(dirname(target), { recursive: true })
    copyEntry(join(from, entry), target)
  }
}

/** Removes a site, except for what no build wrote. Returns what was left. */
export function removeSite(folder: string): string[] {
  const foreign = foreignEntries(folder)
  if (foreign.length === 0) {
    rmSync(folder, { recursive: true })
    return []
  }
  const kept = new Set(foreign)
  for (const entry of entriesOf(folder))
    if (!kept.has(entry)) rmSync(join(folder, entry), { recursive: true })
  const folders = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((one, other) => other.length - one.length)
  for (const path of folders)
    if (readdirSync(path).length === 0 && !kept.has(relative(folder, path).split(sep).join('/')))
      rmdirSync(path)
  return foreign
}
