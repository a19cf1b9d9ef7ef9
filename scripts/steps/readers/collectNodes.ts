import {
  type Expression,
  type Identifier,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'

/** Code that names a property: `theme.primary`, `theme['primary']`, `{ primary } = theme`, `'primary' in theme`. */
export interface NamedAccess {
  /** What has the property: its type says what is read. */
  readonly object: Node
  readonly name: string
  readonly at: Node
  /** The variable that a pattern makes of it. */
  readonly variable?: string
}

/** `flags[name]` */
export interface ComputedAccess {
  readonly object: Expression
  readonly key: Expression
  readonly at: Expression
}

/** A text that may be the name of a property for whom it is given to. */
export interface NameText {
  readonly at: Expression
  readonly text: string
}

/** What a file says that could be a read of a manifest. */
export interface FileNodes {
  readonly named: readonly NamedAccess[]
  readonly computed: readonly ComputedAccess[]
  readonly texts: readonly NameText[]
  /** Identifiers that go somewhere as a whole. */
  readonly identifiers: readonly Identifier[]
  /** Variables that hold such a text. */
  readonly nameVariables: readonly string[]
  /** Variables, parameters and types, with the names in their types. */
  readonly typed: readonly Typed[]
}

export interface Typed {
  readonly names: readonly string[]
  readonly types: readonly string[]
  readonly isType: boolean
}

/** @param names the properties that there are @param texts the texts that may name one */
export function collectNodes(
  source: SourceFile,
  names: ReadonlySet<string>,
  texts: ReadonlySet<string>,
): FileNodes {
  const found = {
    named: [] as NamedAccess[],
    computed: [] as ComputedAccess[],
    texts: [] as NameText[],
    identifiers: [] as Identifier[],
    nameVariables: [] as string[],
    typed: [] as Typed[],
  }
  const name = (access: NamedAccess): void => {
    if (names.has(access.name)) found.named.push(access)
  }
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && isIdentifier(node.name) && !isTarget(node))
      name({ object: node.expression, name: node.name.text, at: node.name })
    if (isElementAccessExpression(node) && node.argumentExpression && !isTarget(node)) {
      const { expression: object, argumentExpression: key } = node
      const text = textOf(key)
      if (text === undefined) found.computed.push({ object, key, at: node })
      else name({ object, name: text, at: key })
    }
    if (isBindingElement(node) && isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      const key = node.propertyName ?? node.name
      const variable = node.name && isIdentifier(node.name) ? { variable: node.name.text } : {}
      if (key && (isIdentifier(key) || isStringLiteral(key)))
        name({ object: node.parent, name: key.text, at: key, ...variable })
    }
    if (isBinaryExpression(node)) for (const access of namedByOperator(node)) name(access)
    const text = textOf(node)
    if (text !== undefined && texts.has(text) && !isKey(node)) {
      found.texts.push({ at: node as Expression, text })
      const variable = variableOf(node)
      if (variable !== undefined) found.nameVariables.push(variable)
    }
    if (isVariableDeclaration(node) || isParameterDeclaration(node)) {
      if (node.type) found.typed.push({ names: namesIn(node.name), types: namesIn(node.type), isType: false })
    }
    if (isTypeAliasDeclaration(node) || isInterfaceDeclaration(node))
      found.typed.push({ names: [node.name.text], types: namesIn(node), isType: true })
    if (isIdentifier(node) && canFlow(node)) found.identifiers.push(node)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/** The names in a pattern or a type. */
function namesIn(node: Node | undefined): string[] {
  const names: string[] = []
  const visit = (part: Node): void => {
    if (isIdentifier(part)) names.push(part.text)
    part.forEachChild(visit)
  }
  if (node) visit(node)
  return names
}

/** The variable that an expression, or an object that it is spread into, is the value of. */
export function variableOf(node: Node): string | undefined {
  const { parent } = node
  if (isVariableDeclaration(parent)) return isIdentifier(parent.name) ? parent.name.text : undefined
  return handingOn.has(parent.kind) ? variableOf(parent) : undefined
}

const handingOn = new Set([
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.NonNullExpression,
  SyntaxKind.BinaryExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.AsExpression,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.SpreadAssignment,
  SyntaxKind.ObjectLiteralExpression,
])

/** `'primary' in theme`, and `({ primary } = theme)`. */
function namedByOperator(node: Node): NamedAccess[] {
  if (!isBinaryExpression(node)) return []
  const { left, right, operatorToken } = node
  const text = textOf(left)
  if (operatorToken.kind === SyntaxKind.InKeyword && text !== undefined)
    return [{ object: right, name: text, at: left }]
  if (operatorToken.kind !== SyntaxKind.EqualsToken || !isObjectLiteralExpression(left)) return []
  return [...left.properties].flatMap((property) => {
    if (!isPropertyAssignment(property) && !isShorthandPropertyAssignment(property)) return []
    const { name } = property
    return isIdentifier(name) ? [{ object: right, name: name.text, at: name }] : []
  })
}

export const textOf = (node: Node): string | undefined =>
  isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) ? node.text : undefined

/** `theme.primary = '#fff'` */
const isTarget = (node: Node): boolean =>
  isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === SyntaxKind.EqualsToken

/** A key in quotes, which is written or counted already. */
const isKey = ({ parent, ...node }: Node): boolean =>
  (isPropertyAssignment(parent) && parent.name.pos === node.pos) || isElementAccessExpression(parent)

/** Whether an identifier is a value that goes somewhere as a whole; not a declaration, a type, or a name behind a dot. */
function canFlow(node: Identifier): boolean {
  const { parent } = node
  if (isShorthandPropertyAssignment(parent)) return true
  if (isPropertyAccessExpression(parent) || isElementAccessExpression(parent)) return false
  if (isPropertyAssignment(parent)) return parent.initializer === node
  if (isVariableDeclaration(parent) || isBindingElement(parent)) return parent.initializer === node
  return flowParents.has(parent.kind) && !(isCallExpression(parent) && parent.expression === node)
}

const flowParents = new Set([
  SyntaxKind.CallExpression,
  SyntaxKind.NewExpression,
  SyntaxKind.ReturnStatement,
  SyntaxKind.ArrowFunction,
  SyntaxKind.ArrayLiteralExpression,
  SyntaxKind.BinaryExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.NonNullExpression,
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.AsExpression,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.SpreadAssignment,
  SyntaxKind.SpreadElement,
  SyntaxKind.JsxExpression,
  SyntaxKind.JsxSpreadAttribute,
  SyntaxKind.ForInStatement,
])

/** The other arguments of the call that a text is given to, alone or in a list: `pick(theme, ['primary'])`. */
export function argumentsBeside(at: Node): readonly Expression[] {
  const argument = isArrayLiteralExpression(at.parent) ? at.parent : at
  const call = argument.parent
  if (!isCallExpression(call) || call.expression === argument) return []
  return [...call.arguments].filter((other) => other !== argument)
}

/** The expression itself, without brackets and exclamation marks around it. */
export function outermost(node: Node): Node {
  const { parent } = node
  return isParenthesizedExpression(parent) || isNonNullExpression(parent) ? outermost(parent) : node
}
