import { type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isElementAccessExpression,
  isForInStatement,
  isIdentifier,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is'
import { SignatureKind, type Type } from 'typescript/unstable/sync'
import {
  argumentsBeside,
  type ComputedAccess,
  collectNodes,
  type FileNodes,
  outermost,
  variableOf,
} from './collectNodes'
import { followFlow, type Note } from './followFlow'
import { fewestOfCopy, type NameGroup, nameGroups } from './nameGroups'
import type { TypedProject } from './openProject'
import type { PropertyId, Shapes } from './shapes'

/** Places by property: `runtime/main.tsx:12`. */
export type Places = Readonly<Record<PropertyId, readonly string[]>>

/** Who reads which property of a manifest. */
export interface Reads {
  readonly shapes: Shapes
  /** Code that names the property. */
  readonly byName: Places
  /** Code that takes all properties of an object without naming this one: `Object.entries(theme)`, `flags[name]`. */
  readonly asWhole: Places
}

/**
 * Finds every read of a manifest in some files. What an object is, its type says: also behind an alias, `?.`, a pattern, a spread, a
 * rest, `Pick` and the like. Two things are added to the types: texts that name a property where any name may stand, as in
 * `setting('push')`; and objects that go to where other types stand (see `followFlow`).
 *
 * @param extra other names to look for, such as the events, by the name of their group
 */
export function findReads(
  project: TypedProject,
  files: readonly string[],
  extra: Readonly<Record<string, readonly string[]>> = {},
): Reads {
  const { shapes, checker } = project
  const groups = nameGroups(shapes, extra)
  const copied = groups.filter(({ names }) => names.length >= fewestOfCopy)
  const names = new Set(Object.values(shapes).flatMap(({ properties }) => Object.keys(properties)))
  const texts = new Set([...names, ...groups.flatMap(({ texts }) => [...texts.keys()])])
  const byName = new Map<PropertyId, Set<string>>()
  const asWhole = new Map<PropertyId, Set<string>>()
  const noteIn =
    (places: Map<PropertyId, Set<string>>): Note =>
    (ids, at) => {
      for (const id of ids) places.set(id, (places.get(id) ?? new Set()).add(project.placeOf(at)))
    }
  const notes = { name: noteIn(byName), whole: noteIn(asWhole) }
  const flow = followFlow(project, notes)
  const nodes = files.map((file) => collectNodes(project.source(file), names, texts))
  const types = namesOfTypes(nodes, Object.keys(shapes))
  const typedHolders = nodes.flatMap(({ typed }) =>
    typed.flatMap((one) => (one.types.some((name) => types.has(name)) ? one.names : [])),
  )
  const nameVariables = new Set(nodes.flatMap((one) => one.nameVariables))
  for (const one of nodes) readFile(one)
  flow.finish()
  return { shapes, byName: sorted(byName), asWhole: sorted(asWhole) }

  function readFile({ named, computed, texts: nameTexts, identifiers }: FileNodes): void {
    const objects = checker.getTypeAtLocation([...named, ...computed].map(({ object }) => object))
    const flowing: Expression[] = []
    /** Names of variables that may hold a part of a manifest: only they are looked at where they are given to something. */
    const holders = new Set(typedHolders)
    const flowsOn = (expression: Expression): void => {
      flowing.push(expression)
      const variable = variableOf(expression)
      if (variable !== undefined) holders.add(variable)
    }
    named.forEach((access, index) => {
      const ids = project.partsOf(objects[index]).flatMap((type) => idsRead(type, access.name, access.at))
      if (ids.length === 0) return
      notes.name(ids, access.at)
      if (isIdentifier(access.object)) holders.add(access.object.text)
      if (access.variable !== undefined) holders.add(access.variable)
      if (isAccess(access.at.parent)) flowsOn(access.at.parent as Expression)
    })
    computed.forEach((access, index) => {
      if (readsComputed(access, objects[named.length + index])) flowsOn(access.at)
    })
    for (const text of nameTexts) readText(text.at, text.text)
    const variables = identifiers.filter(({ text }) => nameVariables.has(text))
    checker.getTypeAtLocation(variables).forEach((type, index) => {
      const at = variables[index]
      if (at && type?.isStringLiteralType()) readText(at, type.value)
    })
    flow.follow([...flowing, ...identifiers.filter((one) => holders.has(one.text) || isSpread(one))])
  }

  /** The properties of a manifest that a name means in a type: its own, or of a type that repeats the keys of an object. */
  function idsRead(type: Type, name: string, at: Node): readonly PropertyId[] {
    const property = project.propertyOf(type, name)
    if (!property) return []
    flow.seen(property, at)
    const own = project.idsOf(property)
    if (own.length > 0) return own
    return copied.flatMap(({ ids, names: all }) => {
      const id = ids.get(name)
      return id !== undefined && all.every((one) => project.propertyOf(type, one)) ? [id] : []
    })
  }

  /** A key whose type names some properties reads those; any other key reads all. */
  function readsComputed({ key, at }: ComputedAccess, object: Type | undefined): boolean {
    const types = project.partsOf(object).filter((type) => type.isObjectType() && !project.isArray(type))
    const all = types.flatMap((type) => project.propertiesOf(type))
    const own = all.filter((property) => project.idsOf(property).length > 0)
    if (own.length === 0) return false
    const keys = textsOf(checker.getTypeAtLocation(key))
    const isNarrow = keys !== undefined && own.some(({ name }) => !keys.has(name))
    for (const property of own)
      if (!isNarrow) notes.whole(project.idsOf(property), at)
      else if (keys.has(property.name)) notes.name(project.idsOf(property), at)
    return true
  }

  /** The texts of a type that is nothing else. */
  function textsOf(type: Type | undefined): ReadonlySet<string> | undefined {
    const parts = project.partsOf(type)
    const found = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []))
    return found.length === parts.length ? new Set(found) : undefined
  }

  function readText(at: Expression, text: string): void {
    const owners = groups.filter(({ texts: own }) => own.has(text))
    const accepted = owners.length > 0 ? acceptedBy(at) : new Set<string>()
    const ids = owners
      .filter((group) => isAnyOf(group, accepted, text))
      .flatMap((group) => group.texts.get(text) ?? [])
    notes.name(ids, at)
    if (ids.length > 0) return
    for (const type of checker.getTypeAtLocation(argumentsBeside(at)))
      for (const part of project.partsOf(type)) notes.name(project.idsOf(project.propertyOf(part, text)), at)
  }

  function parameterTypes(at: Expression): readonly Type[] {
    const call = at.parent
    if (!isCallExpression(call)) return []
    const callee = checker.getTypeAtLocation(call.expression)
    const signatures = callee ? checker.getSignaturesOfType(callee, SignatureKind.Call) : []
    const index = [...call.arguments].indexOf(at)
    return signatures.flatMap((signature) => project.partsOf(checker.getParameterType(signature, index)))
  }

  function acceptedBy(at: Expression): ReadonlySet<string> {
    const expected = project.partsOf(checker.getContextualType(at))
    // Of a call's type parameter, the compiler says what it became: the text itself.
    const types = expected.length > 1 ? expected : parameterTypes(at)
    return new Set(types.flatMap((type) => (type.isStringLiteralType() ? [type.value] : [])))
  }
}

/** The types that are a part of a manifest or mention one, by their names; two types of one name count as one. */
function namesOfTypes(nodes: readonly FileNodes[], shapes: readonly string[]): ReadonlySet<string> {
  const known = new Set(shapes)
  const others = nodes.flatMap(({ typed }) => typed.filter(({ isType }) => isType))
  for (let before = -1; before !== known.size; ) {
    before = known.size
    for (const { names, types } of others)
      if (types.some((name) => known.has(name))) for (const name of names) known.add(name)
  }
  return known
}

/** Whether every name of the group, in the spelling of the text, may stand where the text stands. */
const isAnyOf = ({ names, prefix }: NameGroup, accepted: ReadonlySet<string>, text: string): boolean =>
  accepted.size > 0 && names.every((name) => accepted.has(text.startsWith(prefix) ? prefix + name : name))

const isAccess = (node: Node): boolean => isPropertyAccessExpression(node) || isElementAccessExpression(node)

const isSpread = (node: Node): boolean => {
  const { parent } = outermost(node)
  return (
    parent.kind === SyntaxKind.SpreadAssignment ||
    parent.kind === SyntaxKind.JsxSpreadAttribute ||
    isForInStatement(parent)
  )
}

const sorted = (places: ReadonlyMap<PropertyId, ReadonlySet<string>>): Places =>
  Object.fromEntries(
    [...places]
      .map(([id, found]) => [id, [...found].sort(byPlace)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

function byPlace(one: string, other: string): number {
  const [[file = '', line = ''], [otherFile = '', otherLine = '']] = [one.split(':'), other.split(':')]
  return file.localeCompare(otherFile, 'en') || Number(line) - Number(otherLine)
}
