import { type Issue, issueAt, lineOf } from '../validate/issue'
import { type JsonTree, type Member, memberAt, type ObjectTree } from '../validate/jsonTree'
import type { ParsedFile } from '../validate/parseSource'
import { currentVersion, isVersion, renamesAfter, type VersionedRename } from './migrations'

/**
 * A manifest or preset of an earlier version as one of the current version; another file as it is. Every value keeps its place in the
 * file. A file that does not say its version, or one that does not exist, may have the names of any.
 */
export function convertFile(file: ParsedFile): ParsedFile {
  const { tree } = file
  if (tree?.kind !== 'object') return file
  const said = tree.members.get('schemaVersion')
  const value = said?.tree.kind === 'scalar' ? said.tree.value : undefined
  if (value === currentVersion) return file
  const version = isVersion(value) ? value : undefined
  const renames = renamesAfter(version ?? 1)
  const found = renames.filter(({ path }) => memberAtPath(tree, path))
  const former = version ?? (found[0] && found[0].since - 1)
  if (former === undefined) return file
  return {
    ...file,
    tree: renames.reduce(renameIn, version === undefined ? tree : inCurrentVersion(tree)),
    issues: [...file.issues, ...renames.flatMap((rename) => nameIssues(tree, rename, version))],
    former: { version: former, line: version !== undefined && said ? lineOf(said.keyRange) : 1 },
  }
}

function inCurrentVersion(tree: ObjectTree): ObjectTree {
  const members = [...tree.members].map(([key, member]): [string, Member] => [
    key,
    key === 'schemaVersion'
      ? { ...member, tree: { kind: 'scalar', range: member.tree.range, value: currentVersion } }
      : member,
  ])
  return { ...tree, members: new Map(members) }
}

/** The tree with a property under its later name, in the same place; where both are there, with the later one. */
function renameIn(tree: ObjectTree, { path: [key = '', ...rest], name, since }: VersionedRename): ObjectTree {
  const member = tree.members.get(key)
  if (!member) return tree
  if (rest.length > 0)
    return member.tree.kind === 'object'
      ? replaceMember(tree, key, key, {
          ...member,
          tree: renameIn(member.tree, { path: rest, name, since }),
        })
      : tree
  return tree.members.has(name)
    ? { ...tree, members: new Map([...tree.members].filter(([other]) => other !== key)) }
    : replaceMember(tree, key, name, member)
}

const replaceMember = (tree: ObjectTree, key: string, name: string, member: Member): ObjectTree => ({
  ...tree,
  members: new Map([...tree.members].map((entry) => (entry[0] === key ? [name, member] : entry))),
})

/** Both names of a property, or the later name in a file of an earlier version. */
function nameIssues(tree: JsonTree, { path, name, since }: VersionedRename, version?: number): Issue[] {
  const parent = path.slice(0, -1)
  const [former, later] = [memberAtPath(tree, path), memberAtPath(tree, [...parent, name])]
  const key = path.at(-1)
  if (!later || (version === undefined && !former)) return []
  return [
    issueAt(
      later.keyRange,
      former
        ? {
            code: 'two-names',
            message: `"${key}" and "${name}" are the same property: it has its second name since version ${since}.`,
            hint: 'Keep one of the two.',
          }
        : {
            code: 'later-name',
            message: `"${name}" is not a key of "${parent.join('.')}" in version ${version}.`,
            hint: `Write "${key}", or let "npm run migrate" change the file to version ${currentVersion}.`,
          },
    ),
  ]
}

function memberAtPath(tree: JsonTree, path: readonly string[]): Member | undefined {
  let current: JsonTree | undefined = tree
  for (const key of path.slice(0, -1)) current = current && memberAt(current, key)?.tree
  return current?.kind === 'object' ? memberAt(current, path.at(-1) ?? '') : undefined
}
