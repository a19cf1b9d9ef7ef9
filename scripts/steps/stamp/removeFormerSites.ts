import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { siteManifestPath } from './sitePaths'

/** Removes the sites of merchants that no longer exist, so that none is deployed. Returns their codes. */
export function removeFormerSites(out: string, codes: readonly string[]): string[] {
  if (!existsSync(out)) return []
  const former = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !codes.includes(entry.name))
    .map(({ name }) => name)
    // Whatever else is in the folder is not ours.
    .filter((name) => existsSync(join(out, name, siteManifestPath)))
  for (const name of former) rmSync(join(out, name), { recursive: true })
  return former
}
