import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAst } from 'vitest/node'

/** What a source file says, as far as the reference needs it. */
export interface SourceNames {
  /** The path from the project's root. */
  readonly path: string
  /** Keys that it reads: `.title`, `['title']`, and those of a pattern: `{ title }`. */
  readonly read: ReadonlySet<string>
  /** Its texts, such as `'flag.CHAT3'`, also those of types: `Pick<Manifest, 'brand'>`. */
  readonly texts: ReadonlySet<string>
  /** Every identifier, also of types. */
  readonly identifiers: ReadonlySet<string>
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value) if (isNode(one)) visit(one, see)
    if (isNode(value)) visit(value, see)
  }
}

/** The name that a key is: an identifier, or a text. */
const nameOf = (key: unknown): string | undefined => {
  const { name, value } = (isNode(key) ? key : {}) as Partial<Record<'name' | 'value', unknown>>
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined
}

/** Reads a file of TypeScript or TSX. Throws where it cannot be parsed. */
export function parseSource(path: string, code: string): SourceNames {
  const [read, texts, identifiers] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const add = (names: Set<string>, name: string | undefined) => name !== undefined && names.add(name)
  visit(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
    if (node.type === 'Identifier') add(identifiers, nameOf(node))
    if (node.type === 'Literal') add(texts, nameOf(node))
    if (node.type === 'MemberExpression' && (!node.computed || (node.property as Node).type === 'Literal'))
      add(read, nameOf(node.property))
    if (node.type === 'ObjectPattern')
      for (const { key, computed } of node.properties as Node[]) if (!computed) add(read, nameOf(key))
  })
  return { path, read, texts, identifiers }
}

/** The code that can read a manifest: what ships, and the scripts without the simulator. Generated files are left out. */
export async function readSources(root: string): Promise<SourceNames[]> {
  const files = await Promise.all(
    ['runtime', 'scripts'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  )
  const paths = files.flat().filter((path) => /\.tsx?$/.test(path) && !isOther.test(path))
  return Promise.all(
    paths.sort().map(async (path) => parseSource(path, await readFile(join(root, path), 'utf8'))),
  )
}

const isOther =
  /\.gen\.ts$|^scripts\/(platform|test|bench|steps\/(reference|schema))\/|^runtime\/(tables\/flags|rules\/settings\/flags)\.ts$/
