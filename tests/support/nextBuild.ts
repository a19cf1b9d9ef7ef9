import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const buildIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'm/asset-manifest.json'), 'utf8')) as { build: string }).build

/** Files that name the build: the pages, the list of files, the worker. */
const namesBuild = (path: string): boolean => /\.html$|^m\/(asset-manifest\.json|sw\.js)$/.test(path)

/**
 * The same site as a host has it after a release: every page, the list and the worker are of another build, the chunks are
 * as they were. Returns its folder, which is the caller's to remove.
 */
export function nextBuild(folder: string, build: string): string {
  const next = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync(folder, next, { recursive: true })
  const before = buildIn(folder)
  for (const path of readdirSync(next, { recursive: true }).map(String).filter(namesBuild)) {
    const file = join(next, path)
    const text = readFileSync(file, 'utf8')
    // The file may be a link to one that other sites share.
    for (const suffix of ['', '.br', '.gz']) if (existsSync(file + suffix)) rmSync(file + suffix)
    writeFileSync(file, text.replaceAll(before, build))
  }
  return next
}
