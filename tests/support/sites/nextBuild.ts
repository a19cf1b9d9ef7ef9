import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const readBuild = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'm/asset-manifest.json'), 'utf8')) as { build: string }).build

/** Files that contain the name of the build: pages, asset manifest, worker. */
const mentionsBuild = (path: string): boolean => /\.html$|^m\/(asset-manifest\.json|sw\.js)$/.test(path)

/**
 * Copies a site as if a new build had been released: pages, asset manifest and worker get another build name, chunks stay the
 * same. Returns the folder, which the caller has to remove.
 */
export function createNextBuild(folder: string, build: string): string {
  const nextFolder = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync(folder, nextFolder, { recursive: true })
  const currentBuild = readBuild(folder)
  for (const path of readdirSync(nextFolder, { recursive: true }).map(String).filter(mentionsBuild)) {
    const file = join(nextFolder, path)
    const text = readFileSync(file, 'utf8')
    // The file may be a hard link that other sites share.
    for (const suffix of ['', '.br', '.gz']) if (existsSync(file + suffix)) rmSync(file + suffix)
    writeFileSync(file, text.replaceAll(currentBuild, build))
  }
  return nextFolder
}
