import type { Expression, Identifier, Node } from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isForInStatement,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { Type, Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { outermost } from './collectNodes'
import type { TypedProject } from './openProject'
import type { PropertyId } from './shapes'

/** Adds a place to those of some properties. */
export type Note = (ids: readonly PropertyId[], at: Node) => void

/** Where parts of a manifest lose their types. */
export interface Flow {
  /** Looks at expressions that may be parts of a manifest, and at what they are given to. */
  follow(nodes: readonly Expression[]): void
  /** Code that names a property which is none of a manifest's, as far as is known. */
  seen(property: TypeSymbol, at: Node): void
  /** Counts what was seen of the types that parts of a manifest were given to. */
  finish(): void
}

const anyOrUnknown = 1 | 2
const nonPrimitive = 131_072

/**
 * An object that goes to where another type stands is read by that type's names (`function draw(colours: { primary: string })`); or
 * as a whole, where the type has no names: `unknown`, `object`, a record.
 */
export function followFlow(
  project: TypedProject,
  notes: { readonly name: Note; readonly whole: Note },
): Flow {
  const { checker } = project
  const elsewhere = new Map<string, Node[]>()
  const aliases = new Map<string, Set<PropertyId>>()

  const keyOf = ({ id, declarations }: TypeSymbol): string => {
    const [first] = declarations
    return first ? `${first.path}#${first.index}` : `symbol ${id}`
  }

  function give(source: Type, targets: readonly Type[], at: Node, depth: number): void {
    const takesAll = targets.some(isWithoutNames)
    for (const property of project.propertiesOf(source)) {
      const ids = project.idsOf(property)
      if (ids.length === 0) continue
      const found = targets.flatMap((target) => project.propertyOf(target, property.name) ?? [])
      const kept = found.flatMap((one) => project.idsOf(one))
      const lost = ids.filter((id) => !kept.includes(id))
      if (lost.length === 0) continue
      if (found.length === 0 && takesAll) notes.whole(lost, at)
      for (const one of found) {
        const key = keyOf(one)
        const known = aliases.get(key) ?? new Set()
        aliases.set(key, known)
        for (const id of lost) known.add(id)
        if (depth === 0) continue
        const inner = project.partsOf(checker.getTypeOfSymbol(property)).filter(isManifest)
        const outer = inner.length > 0 ? project.partsOf(checker.getTypeOfSymbol(one)) : []
        for (const part of inner) give(part, outer, at, depth - 1)
      }
    }
  }

  const isManifest = (type: Type): boolean =>
    type.isObjectType() &&
    !project.isArray(type) &&
    project.propertiesOf(type).some((property) => project.idsOf(property).length > 0)

  const isWithoutNames = (type: Type): boolean =>
    (type.flags & (anyOrUnknown | nonPrimitive)) !== 0 ||
    (type.isObjectType() &&
      !project.isArray(type) &&
      (checker.getIndexInfosOfType(type).length > 0 || project.propertiesOf(type).length === 0))

  return {
    follow(nodes) {
      const types = checker.getTypeAtLocation(nodes)
      nodes.forEach((node, index) => {
        const outer = outermost(node) as Expression
        const { parent } = outer
        if (isPropertyAccessExpression(parent) || isTakenApart(outer)) return
        const parts = project.partsOf(types[index]).filter(isManifest)
        if (parts.length === 0) return
        const expected = isShorthandPropertyAssignment(parent)
          ? checker.getContextualType(parent.name as Identifier)
          : checker.getContextualType(outer)
        const targets = isOpen(expected) ? [] : project.partsOf(expected)
        for (const part of parts)
          if (isForInStatement(parent))
            for (const property of project.propertiesOf(part)) notes.whole(project.idsOf(property), node)
          else give(part, targets, node, deepest)
      })
    },
    seen(property, at) {
      const key = keyOf(property)
      elsewhere.set(key, [...(elsewhere.get(key) ?? []), at])
    },
    finish() {
      for (const [key, ids] of aliases) for (const at of elsewhere.get(key) ?? []) notes.name([...ids], at)
    },
  }

  /** A type parameter that accepts everything hands on what it gets, with its type. */
  function isOpen(type: Type | undefined): boolean {
    if (!type?.isTypeParameter()) return false
    const bound = checker.getBaseConstraintOfType(type)
    return !bound || (bound.flags & anyOrUnknown) !== 0
  }
}

/** What a pattern takes apart it does not give to anything: `const { primary } = theme ?? {}`. */
function isTakenApart(node: Node): boolean {
  const { parent } = node
  if (isVariableDeclaration(parent)) return isObjectBindingPattern(parent.name) && !parent.type
  return isBinaryExpression(parent) && isTakenApart(parent)
}

/** Of objects in objects. */
const deepest = 3
