import { join } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Project, type Type, type Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { type PropertyId, readShapes, type Shapes } from './shapes'

/** A project's types, asked as this analysis needs them. */
export interface TypedProject extends Pick<Project, 'checker'> {
  readonly shapes: Shapes
  /** A source file by its path from the project's root. */
  source(file: string): SourceFile
  /** The path from the project's root, and the line: `runtime/main.tsx:12`. */
  placeOf(node: Node): string
  /** The properties of the manifest that a symbol is: those that it is declared as, also by `Pick`, `Omit`, a spread or a rest. */
  idsOf(symbol: TypeSymbol | undefined): readonly PropertyId[]
  /** What a type may be: the parts of a union, without undefined. */
  partsOf(type: Type | undefined): readonly Type[]
  isArray(type: Type): boolean
  propertyOf(type: Type, name: string): TypeSymbol | undefined
  propertiesOf(type: Type): readonly TypeSymbol[]
  close(): void
}

/** `undefined` and `null`, as TypeScript numbers them. */
const nullable = 4 | 8

/** Where the types of a manifest are. */
export const manifestTypes = 'runtime/schema/manifest.gen.ts'

/** Loads the program of a tsconfig.json. Takes seconds; close it afterwards. */
export function openProject(root: string, config: string): TypedProject {
  const api = new API({ cwd: root })
  const [project] = api.updateSnapshot({ openProject: join(root, config) }).getProjects()
  if (!project) throw new Error(`${config} is no project.`)
  const { checker, program } = project
  const source = (path: string): SourceFile => {
    const file = program.getSourceFile(join(root, path))
    if (!file) throw new Error(`${config} leaves ${path} out.`)
    return file
  }
  const types = source(manifestTypes)
  const { shapes, idOf } = readShapes(types)
  const properties = new Map<number, readonly TypeSymbol[]>()
  const ids = new Map<number, readonly PropertyId[]>()
  const propertiesOf = (type: Type): readonly TypeSymbol[] => {
    const known = properties.get(type.id) ?? checker.getPropertiesOfType(type)
    properties.set(type.id, known)
    return known
  }
  const parts = new Map<number, readonly Type[]>()
  const arrays = new Map<number, boolean>()
  const found = new Map<string, TypeSymbol | undefined>()
  const splitType = (type: Type): readonly Type[] => {
    const bound = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : type
    const all = bound?.isUnionType() ? bound.getTypes() : bound ? [bound] : []
    return all.filter(({ flags }) => (flags & nullable) === 0)
  }
  const lines = new Map<SourceFile, readonly number[]>()
  return {
    checker,
    shapes,
    source,
    placeOf(node) {
      const file = node.getSourceFile()
      const starts = lines.get(file) ?? lineStarts(file.text)
      lines.set(file, starts)
      return `${file.fileName.slice(root.length + 1)}:${countUpTo(starts, node.getStart())}`
    },
    idsOf(symbol) {
      if (!symbol) return []
      const known =
        ids.get(symbol.id) ??
        symbol.declarations.flatMap((declaration) => {
          if (declaration.path !== types.path) return []
          const node = declaration.resolve(project)
          return (node && idOf.get(node)) ?? []
        })
      ids.set(symbol.id, known)
      return known
    },
    partsOf(type) {
      if (!type) return []
      const known = parts.get(type.id) ?? splitType(type)
      parts.set(type.id, known)
      return known
    },
    propertyOf(type, name) {
      if (!type.isObjectType() && !type.isIntersectionType()) return undefined
      const listed = properties.get(type.id)
      if (listed) return listed.find((property) => property.name === name)
      const key = `${type.id} ${name}`
      if (!found.has(key)) found.set(key, checker.getPropertyOfType(type, name))
      return found.get(key)
    },
    propertiesOf,
    isArray(type) {
      if (!type.isTypeReference()) return false
      const known = arrays.get(type.id) ?? checker.isArrayLikeType(type)
      arrays.set(type.id, known)
      return known
    },
    close: () => api.close(),
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** How many of the sorted numbers are not above a limit. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
