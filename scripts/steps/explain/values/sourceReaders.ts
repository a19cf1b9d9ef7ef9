import { join } from 'node:path'
import {
  type CallExpression,
  type Node,
  type PropertyName,
  type StringLiteral,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { API, type Project, type Type, type Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { settingRows } from '../../../../runtime/rules/settings/settings.gen'
import { flagNames } from '../../../../runtime/tables/flags'
import type { KeyPath } from './nodes'

/** A place in the code that reads a value: a file from the project's root, and its line. */
export interface Reader {
  readonly file: string
  readonly line: number
}

/** Who reads a key; `key` is shorter than the one asked for where only what contains it is read by name. */
export interface Readers {
  readonly key: KeyPath
  readonly readers: readonly Reader[]
}

export interface SourceReaders {
  readersOf(path: KeyPath): Readers
  close(): void
}

const typesFile = 'runtime/schema/manifest.gen.ts'
const isSource = (file: string): boolean =>
  /^(runtime|scripts)\/.*\.tsx?$/.test(file) &&
  !/\.gen\.ts$|^scripts\/(platform|start|steps\/explain)\//.test(file)

/** Finds who reads a manifest in the project's TypeScript. Takes some seconds; close it afterwards. */
export function openSourceReaders(root: string): SourceReaders {
  const api = new API({ cwd: root })
  const [project] = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') }).getProjects()
  if (!project) throw new Error('The project has no tsconfig.json.')
  const { checker, program } = project
  const known = new Map<number, readonly Reader[]>()
  let literals: ReadonlyMap<string, readonly Reader[]> | undefined
  const namedReaders = (key: string): readonly Reader[] => {
    literals ??= literalReaders(project, root)
    return literals.get(key) ?? []
  }

  const manifestType = ((): Type => {
    const file = program.getSourceFile(join(root, typesFile))
    const module = file && checker.getSymbolAtLocation(file)
    const manifest = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Manifest')
    if (!manifest) throw new Error(`${typesFile} has no type "Manifest".`)
    return checker.getDeclaredTypeOfSymbol(manifest) as Type
  })()

  function stepInto(types: readonly Type[], key: string): { types: readonly Type[]; property?: TypeSymbol } {
    const parts = types.flatMap((type) => partsOfUnion(checker.getNonNullableType(type) ?? type))
    for (const type of parts) {
      const property = checker.getPropertyOfType(type, key)
      if (property && !checker.isArrayType(type))
        return { types: [checker.getTypeOfSymbol(property) as Type], property }
    }
    return {
      types: parts.flatMap((type) => [
        ...checker.getIndexInfosOfType(type).map(({ valueType }) => valueType),
        ...(checker.isArrayType(type) ? checker.getTypeArguments(type as never) : []),
      ]),
    }
  }

  function propertyReaders(property: TypeSymbol): readonly Reader[] {
    const name = (property.declarations[0]?.resolve(project) as { name?: PropertyName } | undefined)?.name
    if (!name) return []
    const found = checker
      .getReferencedSymbolsForNode(name, name.end - 1)
      .flatMap(({ references }) => references)
      .flatMap((handle) => handle.resolve(project) ?? [])
    return readersAt(
      found.filter((node) => !isWritten(node)),
      root,
    )
  }

  return {
    readersOf(path) {
      let types: readonly Type[] = [manifestType]
      const steps = path.flatMap((key, at) => {
        const { types: next, property } = stepInto(types, key)
        types = next
        return property ? [{ key: path.slice(0, at + 1), property }] : []
      })
      for (const { key, property } of steps.reverse()) {
        const id = property.id
        if (!known.has(id)) known.set(id, propertyReaders(property))
        const readers = sorted([...(known.get(id) ?? []), ...namedReaders(key.join('.'))])
        if (readers.length > 0) return { key, readers }
      }
      return { key: path, readers: [] }
    },
    close: () => api.close(),
  }
}

/** A key of an object that is made: `{ fallback: 'later' }`. */
const isWritten = ({ parent }: Node): boolean =>
  parent.kind === SyntaxKind.PropertyAssignment || parent.kind === SyntaxKind.ShorthandPropertyAssignment

const partsOfUnion = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

function readersAt(nodes: readonly Node[], root: string): Reader[] {
  return nodes.flatMap((node) => {
    const { fileName, text } = node.getSourceFile()
    const file = fileName.slice(root.length + 1)
    return isSource(file) ? [{ file, line: text.slice(0, node.getStart()).split('\n').length }] : []
  })
}

const sorted = (readers: readonly Reader[]): readonly Reader[] => {
  const byPlace = new Map(readers.map((reader) => [`${reader.file}:${reader.line}`, reader]))
  return [...byPlace.values()].sort(
    (one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line,
  )
}

/** Flags and settings are read by their names in quotes: `flag.CHAT3`, `setting('passwordMinimum')`. */
function literalReaders({ checker, program }: Project, root: string): Map<string, readonly Reader[]> {
  const found = new Map<string, Node[]>()
  const add = (key: string, node: Node) => found.set(key, [...(found.get(key) ?? []), node])
  const flags: readonly string[] = flagNames
  const namesSetting = (node: StringLiteral): boolean => {
    const { parent } = node
    if (parent.kind !== SyntaxKind.CallExpression) return false
    const { expression } = parent as CallExpression
    const type = checker.getTypeAtLocation(expression)
    return type !== undefined && /\bSettingName\b/.test(checker.typeToString(type))
  }
  const visit = (node: Node): void => {
    if (node.kind === SyntaxKind.StringLiteral) {
      const literal = node as StringLiteral
      const flag = literal.text.replace(/^flag\./, '')
      if (flags.includes(flag)) add(`flags.${flag}`, node)
      if (literal.text in settingRows && namesSetting(literal)) add(`settings.${literal.text}`, node)
    }
    node.forEachChild(visit)
  }
  for (const path of program.getSourceFileNames()) {
    const file = path.slice(root.length + 1)
    if (!path.startsWith(root) || !isSource(file) || file.includes('node_modules')) continue
    const source = program.getSourceFile(path)
    if (source) visit(source)
  }
  return new Map([...found].map(([key, nodes]) => [key, readersAt(nodes, root)]))
}
