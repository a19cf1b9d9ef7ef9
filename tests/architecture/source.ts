import { parseAst } from 'vitest/node'

/** What the house law asks of one source file. Lines count from 1. */
export interface Source {
  readonly path: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Names that the file does not declare itself: globals, with `Date.now` and `Math.random` as one name. */
  readonly globals: readonly Named[]
  /** Words that stand between tags, or in an attribute that is read out. */
  readonly words: readonly Named[]
  /** Regular expressions, as they are written. */
  readonly patterns: readonly Named[]
  readonly defaultExport: number | undefined
}

export interface Import {
  readonly from: string
  readonly kind: 'value' | 'type' | 'lazy'
  readonly line: number
}

export interface Named {
  readonly name: string
  readonly line: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function* descendants(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* descendants(child)
}

const text = (node: unknown): string => (isNode(node) ? String(node.value ?? node.name ?? '') : '')
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Reads a file of TypeScript or TSX. Throws where it cannot be parsed. */
export function readSource(path: string, code: string): Source {
  const tree = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const lineOf = ({ start }: Node): number => code.slice(0, start).split('\n').length
  const nodes = [...descendants(tree)]
  const named = (name: string, node: Node): Named => ({ name, line: lineOf(node) })
  const exported = nodes.find(({ type }) => type === 'ExportDefaultDeclaration')
  return {
    path,
    lines: code.trimEnd().split('\n').length,
    imports: nodes.flatMap((node) => importsOf(node).map((found) => ({ ...found, line: lineOf(node) }))),
    globals: globalsOf(tree, new Set()).map(([name, node]) => named(name, node)),
    words: nodes.flatMap((node) => wordsOf(node).map((word) => named(word, node))),
    patterns: nodes.flatMap((node) =>
      node.type === 'Literal' && 'regex' in node ? [named(patternOf(node), node)] : [],
    ),
    defaultExport: exported && lineOf(exported),
  }
}

const patternOf = ({ regex }: Node): string => (regex as { readonly pattern: string }).pattern

const edges = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']

function importsOf(node: Node): Omit<Import, 'line'>[] {
  if (!isNode(node.source)) return []
  const from = text(node.source)
  if (node.type === 'ImportExpression') return [{ from, kind: 'lazy' }]
  if (node.type === 'TSImportType') return [{ from, kind: 'type' }]
  if (!edges.includes(node.type)) return []
  const specifiers = list(node.specifiers)
  const onlyTypes =
    specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type')
  const isType = node.importKind === 'type' || node.exportKind === 'type' || onlyTypes
  return [{ from, kind: isType ? 'type' : 'value' }]
}

const readOut = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']
const hasLetters = (words: string): boolean => /\p{L}/u.test(words)

function wordsOf(node: Node): string[] {
  if (node.type === 'JSXText') return hasLetters(text(node)) ? [text(node).trim()] : []
  if (node.type !== 'JSXAttribute' || !readOut.includes(text(node.name))) return []
  const { value } = node
  return isNode(value) && value.type === 'Literal' && hasLetters(text(value)) ? [text(value)] : []
}

/** Wrappers of types around an expression; everything else of a type is no code. */
const typedExpressions = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
/** The part of a node that is a name and no reference. */
const labels: Record<string, string> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
}
const notCode = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportSpecifier',
  'LabeledStatement',
  'MetaProperty',
]

function globalsOf(node: Node, outer: ReadonlySet<string>): [string, Node][] {
  if (node.type.startsWith('TS') && !typedExpressions.includes(node.type)) return []
  if (typedExpressions.includes(node.type))
    return isNode(node.expression) ? globalsOf(node.expression, outer) : []
  if (notCode.includes(node.type)) return []
  const opensScope = node.type === 'Program' || functions.includes(node.type)
  const known = opensScope ? new Set([...outer, ...declaredIn(node)]) : outer
  if (node.type === 'Identifier') return known.has(text(node)) ? [] : [[text(node), node]]
  const label = node.computed === true ? undefined : labels[node.type]
  const parts = Object.entries(node)
    .filter(([field]) => field !== label)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  const below = parts.flatMap((part) => globalsOf(part, known))
  const pair = memberName(node, known)
  return pair === undefined ? below : [[pair, node], ...below]
}

/** `Date.now` and its like, where the object is a global. */
function memberName(
  { type, object, property, computed }: Node,
  known: ReadonlySet<string>,
): string | undefined {
  if (type !== 'MemberExpression' || computed === true || !isNode(object) || !isNode(property))
    return undefined
  return object.type === 'Identifier' && !known.has(text(object))
    ? `${text(object)}.${text(property)}`
    : undefined
}

/** The names that a function, or the file, declares anywhere inside itself, inner functions apart. */
function declaredIn(scope: Node): string[] {
  const inside = (node: Node): string[] => {
    const own = declares(node)
    const inner = node !== scope && functions.includes(node.type)
    return inner ? own : [...own, ...childrenOf(node).flatMap(inside)]
  }
  return [...inside(scope), ...list(scope.params).flatMap(patternNames)]
}

function declares(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSEnumDeclaration':
      return patternNames(node.id)
    case 'CatchClause':
      return patternNames(node.param)
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return patternNames(node.local)
    default:
      return []
  }
}

function patternNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [text(pattern)]
    case 'ObjectPattern':
      return list(pattern.properties).flatMap((part) => patternNames(part.value ?? part.argument))
    case 'ArrayPattern':
      return list(pattern.elements).flatMap(patternNames)
    case 'AssignmentPattern':
      return patternNames(pattern.left)
    case 'RestElement':
      return patternNames(pattern.argument)
    case 'TSParameterProperty':
      return patternNames(pattern.parameter)
    default:
      return []
  }
}
