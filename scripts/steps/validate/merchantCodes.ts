import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { closestName } from './closestName'

/** A project's merchant codes: the folders of merchants/ except those that start with "_" or ".". */
export function merchantCodes(root: string): string[] {
  const folder = join(root, 'merchants')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[^_.]/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** A message about the first requested code that no merchant has; undefined when all exist. */
export function unknownCodeMessage(
  requested: readonly string[],
  codes: readonly string[],
): string | undefined {
  const unknown = requested.find((code) => !codes.includes(code))
  if (unknown === undefined) return undefined
  const suggestion = closestName(unknown, codes)
  const question = suggestion ? ` Did you mean "${suggestion}"?` : ''
  return `There is no merchant "${unknown}".${question} The merchants are: ${codes.join(', ')}.`
}
