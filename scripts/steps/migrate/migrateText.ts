import { applyEdits, type Edit, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { currentVersion, isVersion, renamesAfter, type VersionedRename } from './migrations'

export interface MigratedText {
  readonly text: string
  /** The version that the file says; undefined when it says none. */
  readonly version: number | undefined
  /** Why it cannot be migrated, in sentences that follow the file's name; the text is then as it was. */
  readonly problems: readonly string[]
}

/**
 * A manifest or preset in the current version. Only the names that have changed and the version are replaced: comments,
 * order, indentation, line breaks and a byte order mark stay. A file that says no version keeps saying none.
 */
export function migrateText(text: string): MigratedText {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const json = text.slice(mark.length)
  const errors: ParseError[] = []
  const root = parseTree(json, errors, { allowTrailingComma: true })
  if (errors.length > 0 || root?.type !== 'object')
    return { text, version: undefined, problems: ['cannot be read; "npm run check" says where'] }
  const said = findMembers(root, 'schemaVersion')
  const value = said[0]?.children?.[1]
  const version = isVersion(value?.value) ? value.value : undefined
  const renames = renamesAfter(version ?? 1).flatMap((rename) => findRenamed(root, rename))
  const problems = [
    ...(said.length > 1 ? ['says "schemaVersion" twice; keep one'] : []),
    ...(value && version === undefined
      ? [`says version ${JSON.stringify(value.value ?? null)}, which does not exist`]
      : []),
    ...renames.flatMap(({ problem }) => problem ?? []),
    ...(version === currentVersion ? formerNames(root) : []),
  ]
  if (problems.length > 0) return { text, version, problems }
  const edits = [
    ...renames.flatMap(({ edit }) => edit ?? []),
    ...(value && version !== undefined && version !== currentVersion
      ? [{ offset: value.offset, length: value.length, content: String(currentVersion) }]
      : []),
  ]
  return { text: mark + applyEdits(json, edits), version, problems: [] }
}

/** What a rename changes in a file, which may have the property in its former name, in its later one, in both or in none. */
function findRenamed(
  root: Node,
  { path, name, since }: VersionedRename,
): readonly { readonly edit?: Edit; readonly problem?: string }[] {
  const former = path.at(-1) ?? ''
  const parent = findObject(root, path.slice(0, -1))
  const [found, ...again] = findMembers(parent, former)
  const key = found?.children?.[0]
  if (!key) return []
  if (findMembers(parent, name).length > 0)
    return [
      {
        problem: `has both "${path.join('.')}" and "${name}", which is its name since version ${since}; keep one`,
      },
    ]
  if (again.length > 0) return [{ problem: `has "${path.join('.')}" twice; keep one` }]
  return [{ edit: { offset: key.offset, length: key.length, content: JSON.stringify(name) } }]
}

/** A file that says the current version, but has names of earlier ones. */
const formerNames = (root: Node): string[] =>
  renamesAfter(1).flatMap(({ path, name, since }) =>
    findMembers(findObject(root, path.slice(0, -1)), path.at(-1) ?? '').map(
      () =>
        `says version ${currentVersion}, but has "${path.join('.')}", which is "${name}" since version ${since}`,
    ),
  )

const findObject = (root: Node, path: readonly string[]): Node | undefined =>
  path.reduce<Node | undefined>((node, key) => findMembers(node, key).at(-1)?.children?.[1], root)

const findMembers = (node: Node | undefined, key: string): Node[] =>
  node?.type === 'object' ? (node.children ?? []).filter(({ children }) => children?.[0]?.value === key) : []
