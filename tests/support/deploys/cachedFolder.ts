import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The paths of all files of a file or a folder. */
const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()

/** A key that changes with any of these files and folders. */
export const keyOfFiles = (paths: readonly string[]): string =>
  hash(
    paths
      .flatMap(filesIn)
      .map((path) => `${path} ${hash(readFileSync(path))}`)
      .join('\n'),
  )

/** A key of a folder's content. A file with several names is read once. */
function keyOfFolder(folder: string): string {
  const known = new Map<number, string>()
  const lines = filesIn(folder).map((path) => {
    const { ino } = statSync(path)
    const content = known.get(ino) ?? hash(readFileSync(path))
    known.set(ino, content)
    return `${relative(folder, path)} ${content}`
  })
  return hash(lines.join('\n'))
}

const dayMs = 86_400_000

/**
 * A folder that is made once for a key, and made again when its content is not what it was. It appears only when it is complete,
 * so other processes may make it too. Folders of other keys that were made long ago are removed.
 */
export async function cachedFolder(
  cache: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cache, key)
  const content = join(folder, 'content')
  const seal = join(folder, 'hash')
  if (existsSync(seal) && existsSync(content) && keyOfFolder(content) === readFileSync(seal, 'utf8'))
    return content
  const part = join(cache, randomUUID())
  mkdirSync(join(part, 'content'), { recursive: true })
  await make(join(part, 'content'))
  writeFileSync(join(part, 'hash'), keyOfFolder(join(part, 'content')))
  for (const other of readdirSync(cache).map((name) => join(cache, name)))
    if (other === folder || Date.now() - statSync(other).mtimeMs > dayMs)
      rmSync(other, { recursive: true, force: true })
  renameSync(part, folder)
  return content
}
