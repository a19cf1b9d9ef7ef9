import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { FormerVersion } from '../migrate/migration'
import { maxDepth, scanBrackets } from './brackets'
import { characterIssues, withVisibleTexts } from './characters'
import { type Issue, issueAt, lineOf } from './issue'
import { type JsonTree, rangeOf, type SourceRange, type SourceText, toJsonTree } from './jsonTree'
import { mergeConflictIssues } from './mergeConflicts'
import { repairCharacters } from './strayCharacters'
import { syntaxIssues } from './syntaxIssues'

/** A parsed file. Without `tree` it could not be parsed, and `issues` say why. */
export interface ParsedFile extends SourceText {
  readonly tree?: JsonTree
  readonly issues: readonly Issue[]
  /** The version that it is written in, where that is an earlier one; `tree` is of the current one. */
  readonly former?: FormerVersion
}

/**
 * Parses strict JSON with positions: comments, trailing commas and duplicate keys are errors. Characters that JSON does not
 * have, and those that nobody can see, are errors, too, but what was meant is parsed.
 */
export function parseSource(source: SourceText): ParsedFile {
  const conflicts = mergeConflictIssues(source)
  if (conflicts.length > 0) return { ...source, issues: conflicts }
  const { text, issues: strays } = repairCharacters(source)
  const brackets = scanBrackets(text)
  if (brackets.tooDeep !== undefined) return { ...source, issues: [tooDeepIssue(source, brackets.tooDeep)] }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const syntaxErrors = syntaxIssues(source, errors, brackets).filter(
    ({ line }) => !strays.some((stray) => stray.line === line),
  )
  if (errors.length > 0 || syntaxErrors.length > 0 || !root)
    return { ...source, issues: [...strays, ...syntaxErrors] }
  return {
    ...source,
    tree: toJsonTree(withVisibleTexts(root), source),
    issues: [...strays, ...duplicateIssues(root, source), ...characterIssues(root, source)],
  }
}

function tooDeepIssue(source: SourceText, offset: number): Issue {
  return issueAt(
    { source, offset, length: 1 },
    {
      code: 'too-deep',
      message: `More than ${maxDepth} objects and lists are nested here.`,
      expected: `at most ${maxDepth}`,
      hint: 'Look for brackets that were repeated by mistake.',
    },
  )
}

/** Keys that appear twice in an object, and ids that appear twice in a list. */
function duplicateIssues(node: Node, source: SourceText): Issue[] {
  const children = node.children ?? []
  const names = node.type === 'object' ? children.map((child) => child.children?.[0]) : children.map(idOf)
  const ownIssues = findDuplicates(names, source).map(({ name, at, first }) =>
    issueAt(at, {
      code: node.type === 'object' ? 'duplicate-key' : 'duplicate-id',
      message:
        node.type === 'object'
          ? `"${name}" appears twice in this object; it is first on line ${first}.`
          : `The id "${name}" appears twice in this list; it is first on line ${first}.`,
      hint: 'Keep one of the two.',
    }),
  )
  return [...ownIssues, ...children.flatMap((child) => duplicateIssues(child, source))]
}

/** The `id` node of a list item. */
function idOf(node: Node): Node | undefined {
  if (node.type !== 'object') return undefined
  const property = node.children?.find((child) => child.children?.[0]?.value === 'id')
  const id = property?.children?.[1]
  return id?.type === 'string' ? id : undefined
}

function findDuplicates(names: readonly (Node | undefined)[], source: SourceText) {
  const seen = new Map<string, Node>()
  const duplicates: { name: string; at: SourceRange; first: number }[] = []
  for (const node of names) {
    if (!node) continue
    const name = String(node.value)
    const first = seen.get(name)
    if (first === undefined) seen.set(name, node)
    else duplicates.push({ name, at: rangeOf(node, source), first: lineOf(rangeOf(first, source)) })
  }
  return duplicates
}
