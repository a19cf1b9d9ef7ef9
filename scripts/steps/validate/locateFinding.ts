import { type Finding, type Issue, issueAt, lineOf } from './issue'
import { type JsonTree, memberAt, type Path, rangeAt, type SourceRange } from './jsonTree'
import type { ParsedFile } from './parseSource'

/** Adds the position in the source to a finding, or in the file that the value names. */
export function locateFinding(finding: Finding, tree: JsonTree, merchants: readonly string[]): Issue {
  return issueAt(finding.at ?? rangeAt(tree, finding.path, finding.on), detailsOf(finding), merchants)
}

/**
 * Adds the position to what only the merchant can correct: where its own file has, or lacks, the value, even if that
 * comes from a preset. Other merchants have the same preset.
 */
export function locateInOwnFile(
  finding: Finding,
  file: ParsedFile & { readonly tree: JsonTree },
  inherited: SourceRange,
  merchants: readonly string[],
): Issue {
  const { path, on, missing, hint } = finding
  const depth = ownDepth(file.tree, path)
  const absent = [...path.slice(depth), ...(missing === undefined ? [] : [missing])]
  const advice =
    missing === undefined
      ? `${hint} Its value comes from ${inherited.source.file}, line ${lineOf(inherited)}: set it in this file.`
      : `Add ${nested(absent)}${depth > 0 ? ` to "${path.slice(0, depth).join('.')}"` : ' to this file'}.`
  return issueAt(rangeAt(file.tree, path, on), { ...detailsOf(finding), hint: advice }, merchants)
}

const detailsOf = ({
  path: _path,
  on: _on,
  missing: _missing,
  meant: _meant,
  ofMerchant: _owner,
  at: _at,
  ...details
}: Finding) => details

/** How much of a path a tree has. */
function ownDepth(tree: JsonTree, path: Path): number {
  let current: JsonTree | undefined = tree
  for (const [index, segment] of path.entries()) {
    current = memberAt(current, segment)?.tree
    if (!current) return index
  }
  return path.length
}

/** `"brand": { "theme": { "primary": … } }` */
const nested = (keys: Path): string =>
  keys.reduceRight<string>((inner, key) => (inner === '' ? `"${key}"` : `"${key}": { ${inner} }`), '')
