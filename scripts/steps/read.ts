import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { type Issue, issueAt } from './issue'
import { syntaxIssues } from './syntax'
import { type Place, placeOf, type Source, type Tree, treeOf } from './tree'

/** A file as it was read. Without `tree` it could not be understood, and `issues` say why. */
export interface ReadFile extends Source {
  readonly tree?: Tree
  readonly issues: readonly Issue[]
}

/** Strict JSON with positions: comments, trailing commas and repeated names are errors. */
export function readSource(source: Source): ReadFile {
  const errors: ParseError[] = []
  const root = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false })
  const syntax = syntaxIssues(source, errors)
  if (syntax.length > 0 || !root) return { ...source, issues: syntax }
  return { ...source, tree: treeOf(root, source), issues: repeatedNames(root, source) }
}

/** Keys that are written twice in an object, and ids that are given twice in a list. */
function repeatedNames(node: Node, source: Source): Issue[] {
  const children = node.children ?? []
  const names = node.type === 'object' ? children.map((child) => child.children?.[0]) : children.map(idOf)
  const own = repeated(names, source).map(({ name, at, first }) =>
    issueAt(at, {
      code: node.type === 'object' ? 'duplicate-key' : 'duplicate-id',
      message:
        node.type === 'object'
          ? `"${name}" is written twice in this object; it is already on line ${first}.`
          : `The id "${name}" is given twice in this list; it is already on line ${first}.`,
      hint: 'Keep one of the two.',
    }),
  )
  return [...own, ...children.flatMap((child) => repeatedNames(child, source))]
}

/** The `id` of an object in a list. */
function idOf(node: Node): Node | undefined {
  if (node.type !== 'object') return undefined
  const property = node.children?.find((child) => child.children?.[0]?.value === 'id')
  const id = property?.children?.[1]
  return id?.type === 'string' ? id : undefined
}

function repeated(names: readonly (Node | undefined)[], source: Source) {
  const seen = new Map<string, number>()
  const found: { name: string; at: Place; first: number }[] = []
  for (const node of names) {
    if (!node) continue
    const name = String(node.value)
    const first = seen.get(name)
    if (first === undefined) seen.set(name, lineOf(source, node.offset))
    else found.push({ name, at: placeOf(node, source), first })
  }
  return found
}

function lineOf(source: Source, offset: number): number {
  return source.text.slice(0, offset).split('\n').length
}
