import { parseAst } from 'vitest/node'

/** What the architecture tests need to know of one source file. Lines count from 1. */
export interface Source {
  readonly path: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Names that the file does not declare itself: globals, with `Date.now` and `Math.random` as one name. */
  readonly globals: readonly Occurrence[]
  /** Hard-coded texts: between tags, or in an attribute that users read or hear. */
  readonly texts: readonly Occurrence[]
  /** Source texts of the regular expressions. */
  readonly regularExpressions: readonly Occurrence[]
  readonly defaultExport: number | undefined
}

export interface Import {
  readonly from: string
  readonly kind: 'value' | 'type' | 'lazy'
  /** The imported names, as the other file exports them; `*` for all of them. */
  readonly names: readonly string[]
  readonly line: number
}

export interface Occurrence {
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

const textOf = (node: unknown): string => (isNode(node) ? String(node.value ?? node.name ?? '') : '')
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Reads a file of TypeScript or TSX. Throws where it cannot be parsed. */
export function readSource(path: string, code: string): Source {
  const tree = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const lineOf = ({ start }: Node): number => code.slice(0, start).split('\n').length
  const nodes = [...descendants(tree)]
  const named = (name: string, node: Node): Occurrence => ({ name, line: lineOf(node) })
  const exported = nodes.find(({ type }) => type === 'ExportDefaultDeclaration')
  return {
    path,
    lines: code.trimEnd().split('\n').length,
    imports: nodes.flatMap((node) => importsOf(node).map((found) => ({ ...found, line: lineOf(node) }))),
    globals: globalsOf(tree, new Set()).map(([name, node]) => named(name, node)),
    texts: nodes.flatMap((node) => textsOf(node).map((word) => named(word, node))),
    regularExpressions: nodes.flatMap((node) =>
      node.type === 'Literal' && 'regex' in node ? [named(patternOf(node), node)] : [],
    ),
    defaultExport: exported && lineOf(exported),
  }
}

const patternOf = ({ regex }: Node): string => (regex as { readonly pattern: string }).pattern

const moduleDeclarations = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']

function importsOf(node: Node): Omit<Import, 'line'>[] {
  if (!isNode(node.source)) return []
  const from = textOf(node.source)
  if (node.type === 'ImportExpression') return [{ from, kind: 'lazy', names: ['*'] }]
  if (node.type === 'TSImportType') return [{ from, kind: 'type', names: [] }]
  if (!moduleDeclarations.includes(node.type)) return []
  const specifiers = nodesOf(node.specifiers)
  const onlyTypes =
    specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type')
  const isType = node.importKind === 'type' || node.exportKind === 'type' || onlyTypes
  const isWhole =
    node.type === 'ExportAllDeclaration' || specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')
  const names = isWhole ? ['*'] : specifiers.map(({ imported, local }) => textOf(imported ?? local))
  return [{ from, kind: isType ? 'type' : 'value', names }]
}

const spokenAttributes = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']
const hasLetters = (words: string): boolean => /\p{L}/u.test(words)

function textsOf(node: Node): string[] {
  if (node.type === 'JSXText') return hasLetters(textOf(node)) ? [textOf(node).trim()] : []
  if (node.type !== 'JSXAttribute' || !spokenAttributes.includes(textOf(node.name))) return []
  const { value } = node
  return isNode(value) && value.type === 'Literal' && hasLetters(textOf(value)) ? [textOf(value)] : []
}

/** Type syntax that contains an expression; all other type syntax is skipped. */
const typedExpressions = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
/** The field of a node that holds a name and not a reference. */
const nonReferenceFields: Record<string, string> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
}
const skippedTypes = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportSpecifier',
  'LabeledStatement',
  'MetaProperty',
]

function globalsOf(node: Node, outerNames: ReadonlySet<string>): [string, Node][] {
  if (node.type.startsWith('TS') && !typedExpressions.includes(node.type)) return []
  if (typedExpressions.includes(node.type))
    return isNode(node.expression) ? globalsOf(node.expression, outerNames) : []
  if (skippedTypes.includes(node.type)) return []
  const opensScope = node.type === 'Program' || functions.includes(node.type)
  const knownNames = opensScope ? new Set([...outerNames, ...namesDeclaredIn(node)]) : outerNames
  if (node.type === 'Identifier') return knownNames.has(textOf(node)) ? [] : [[textOf(node), node]]
  const nonReferenceField = node.computed === true ? undefined : nonReferenceFields[node.type]
  const children = Object.entries(node)
    .filter(([field]) => field !== nonReferenceField)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  const nested = children.flatMap((part) => globalsOf(part, knownNames))
  const member = globalMember(node, knownNames)
  return member === undefined ? nested : [[member, node], ...nested]
}

/** A name such as `Date.now`, when the object is a global. */
function globalMember(
  { type, object, property, computed }: Node,
  knownNames: ReadonlySet<string>,
): string | undefined {
  if (type !== 'MemberExpression' || computed === true || !isNode(object) || !isNode(property))
    return undefined
  return object.type === 'Identifier' && !knownNames.has(textOf(object))
    ? `${textOf(object)}.${textOf(property)}`
    : undefined
}

/** Names that a function or the file declares in its own scope, without those of inner functions. */
function namesDeclaredIn(scope: Node): string[] {
  const inside = (node: Node): string[] => {
    const own = declaredNames(node)
    const inner = node !== scope && functions.includes(node.type)
    return inner ? own : [...own, ...childrenOf(node).flatMap(inside)]
  }
  return [...inside(scope), ...nodesOf(scope.params).flatMap(patternNames)]
}

function declaredNames(node: Node): string[] {
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
      return [textOf(pattern)]
    case 'ObjectPattern':
      return nodesOf(pattern.properties).flatMap((part) => patternNames(part.value ?? part.argument))
    case 'ArrayPattern':
      return nodesOf(pattern.elements).flatMap(patternNames)
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
