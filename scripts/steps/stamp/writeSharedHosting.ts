import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../assets/replaceFile'
import { maintenanceFolder, nginxHttpFile, nginxServerFile, sitesFolder } from '../hosting/nginxShared'

const writers = { 'nginx.http.conf': nginxHttpFile, 'nginx.server.conf': nginxServerFile } as const

/** The names of the files that an output folder has besides its sites. */
export const sharedHostingFiles: readonly string[] = Object.keys(writers)

/**
 * Writes what the sites of an output folder share: the same files whichever sites are there, so any part of a build may do it. Folders
 * that an operator has written into them stay.
 */
export function writeSharedHosting(out: string): void {
  mkdirSync(out, { recursive: true })
  for (const [name, write] of Object.entries(writers)) {
    const path = join(out, name)
    replaceFile(path, withFoldersOf(path, write()))
  }
}

/** Where a file names the folder of the sites, and of maintenance. */
const namedFolders = [
  [sitesFolder, /^\s*(?:include|root) "?([^;"]+?)\/(?:\*\/_nginx\/|\$site\b)/m],
  [maintenanceFolder, /\(-f ([^)]+)\/\$site\)/],
] as const

function withFoldersOf(path: string, content: string): string {
  const former = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return namedFolders.reduce((text, [folder, pattern]) => {
    const named = pattern.exec(former)?.[1]
    return named === undefined ? text : text.replaceAll(folder, named)
  }, content)
}
