import { join } from 'node:path'
import { formatIssues } from '../../validate/formatIssues'
import type { JsonTree } from '../../validate/jsonTree'
import { readMerchant, readPresets } from '../../validate/merchantFiles'
import { mergePresets, mergeTrees } from '../../validate/mergePresets'
import type { ParsedFile } from '../../validate/parseSource'
import { OptionError } from '../options/readOptions'

/** A file of the chain of presets. */
export interface Link {
  /** What this file says by itself. */
  readonly own: JsonTree
  /** Merged with everything that it extends. */
  readonly merged: JsonTree
}

/** The merchant's file first, then the preset that it extends, and so on. Throws an OptionError when one cannot be read. */
export async function readManifestFiles(root: string, code: string): Promise<readonly Link[]> {
  const folder = join(root, 'merchants')
  const [{ file }, presets] = await Promise.all([readMerchant(folder, code), readPresets(folder)])
  return linksOf(file, presets)
}

/** The chain of a parsed file. Throws an OptionError with what is wrong when a file of it cannot be parsed or found. */
export function linksOf(file: ParsedFile, presets: ReadonlyMap<string, ParsedFile>): readonly Link[] {
  const { tree, chain, issues } = mergePresets(file, presets)
  if (!tree) {
    const unread = chain.flatMap((one) => (one.tree ? [] : one.issues))
    throw new OptionError(formatIssues([...unread, ...issues], { color: false }))
  }
  const links: Link[] = []
  for (const { tree: own } of [...chain].reverse())
    if (own) links.unshift({ own, merged: mergeTrees(links[0]?.merged, own, []) })
  return links
}
