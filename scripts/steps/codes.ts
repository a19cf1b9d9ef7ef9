import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from './nearest'

/** The merchant codes of a project: the folders of merchants/ but those that start with "_" or ".". */
export function merchantCodes(root: string): string[] {
  const folder = join(root, 'merchants')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[^_.]/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** A sentence about the first wanted code that no merchant has; undefined when all are known. */
export function unknownCode(wanted: readonly string[], codes: readonly string[]): string | undefined {
  const unknown = wanted.find((code) => !codes.includes(code))
  if (unknown === undefined) return undefined
  const meant = nearest(unknown, codes)
  const question = meant ? ` Did you mean "${meant}"?` : ''
  return `There is no merchant "${unknown}".${question} The merchants are: ${codes.join(', ')}.`
}
