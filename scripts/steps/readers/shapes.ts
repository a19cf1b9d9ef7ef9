import type { InterfaceDeclaration, Node, SourceFile, TypeNode } from 'typescript/unstable/ast'
import {
  isArrayTypeNode,
  isIdentifier,
  isIndexSignatureDeclaration,
  isInterfaceDeclaration,
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTupleTypeNode,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeReferenceNode,
  isUnionTypeNode,
} from 'typescript/unstable/ast/is'

/** An object or a list of the manifest's types. Shapes are named: `Theme`, `Manifest.popups`. */
export interface Shape {
  /** The shapes that each property may have as its value. */
  readonly properties: Readonly<Record<string, readonly string[]>>
  /** The shapes of its items, or of what has a free key; undefined where it has neither. */
  readonly items?: readonly string[]
}

/** By name. The whole is `Manifest`. */
export type Shapes = Readonly<Record<string, Shape>>

/** A property of a shape: `Theme.primary`. */
export type PropertyId = string

export const propertyId = (shape: string, name: string): PropertyId => `${shape}.${name}`

/** The shapes of a file of types, and the property that each of its declarations is. */
export function readShapes(source: SourceFile): { shapes: Shapes; idOf: ReadonlyMap<Node, PropertyId> } {
  const shapes: Record<string, { properties: Record<string, readonly string[]>; items?: string[] }> = {}
  const idOf = new Map<Node, PropertyId>()
  const aliases = new Map<string, TypeNode>()
  const interfaces: InterfaceDeclaration[] = []
  source.forEachChild((node) => {
    if (isTypeAliasDeclaration(node)) aliases.set(node.name.text, node.type)
    if (isInterfaceDeclaration(node)) interfaces.push(node)
  })
  const names = new Set(interfaces.map(({ name }) => name.text))

  function shapesIn(type: TypeNode | undefined, place: string): readonly string[] {
    if (!type) return []
    if (isParenthesizedTypeNode(type)) return shapesIn(type.type, place)
    if (isUnionTypeNode(type)) return type.types.flatMap((part) => shapesIn(part, place))
    if (isTypeLiteralNode(type)) return [addShape(place, type.members)]
    if (isArrayTypeNode(type)) return [addList(place, [type.elementType])]
    if (isTupleTypeNode(type)) return [addList(place, type.elements)]
    if (!isTypeReferenceNode(type) || !isIdentifier(type.typeName)) return []
    const { text } = type.typeName
    return names.has(text) ? [text] : shapesIn(aliases.get(text), text)
  }

  function addList(place: string, types: Iterable<TypeNode>): string {
    const name = `${place}[]`
    if (!shapes[name]) {
      const items: string[] = []
      shapes[name] = { properties: {}, items }
      for (const type of types) items.push(...shapesIn(type, name))
    }
    return name
  }

  function addShape(name: string, members: Iterable<Node>): string {
    const shape: (typeof shapes)[string] = shapes[name] ?? { properties: {} }
    shapes[name] = shape
    for (const member of members) {
      if (isIndexSignatureDeclaration(member))
        shape.items = [...(shape.items ?? []), ...shapesIn(member.type, `${name}{}`)]
      if (!isPropertySignatureDeclaration(member)) continue
      const key = isIdentifier(member.name) || isStringLiteral(member.name) ? member.name.text : ''
      const id = propertyId(name, key)
      shape.properties[key] = shapesIn(member.type, id)
      idOf.set(member, id)
    }
    return name
  }

  for (const { name, members } of interfaces) addShape(name.text, members)
  return { shapes, idOf }
}

/** Whether several properties have such a value, as many have a text for each language. */
export const isShared = (shapes: Shapes, shape: string): boolean =>
  Object.values(shapes)
    .flatMap(({ properties, items = [] }) => [...Object.values(properties).flat(), ...items])
    .filter((one) => one === shape).length > 1

/** A property on the way along a path, with the shapes that the path leads through there. */
export interface Step {
  /** How many keys of the path lead to it. */
  readonly length: number
  readonly ids: readonly PropertyId[]
}

/** The properties on the way along a path, the outermost first. Keys of items and free keys are none; they may have any name. */
export function stepsAlong(shapes: Shapes, path: readonly string[]): readonly Step[] {
  let at: readonly string[] = ['Manifest']
  return path.flatMap((key, index): Step[] => {
    const known = at.filter((name) => Object.hasOwn(shapes[name]?.properties ?? {}, key))
    at =
      known.length > 0
        ? known.flatMap((name) => shapes[name]?.properties[key] ?? [])
        : at.flatMap((name) => shapes[name]?.items ?? [])
    return known.length > 0 ? [{ length: index + 1, ids: known.map((name) => propertyId(name, key)) }] : []
  })
}
