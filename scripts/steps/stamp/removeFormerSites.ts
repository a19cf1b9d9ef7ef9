import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isBuiltSite, removeSite } from './siteFiles'

/**
 * Removes the sites of merchants that no longer exist, so that none is deployed. What no build wrote stays. Returns their codes.
 */
export function removeFormerSites(out: string, codes: readonly string[]): string[] {
  if (!existsSync(out)) return []
  const former = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !codes.includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.') && isBuiltSite(join(out, name)))
  for (const name of former) removeSite(join(out, name))
  return former
}
