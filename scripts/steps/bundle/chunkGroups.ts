import { readFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import type { Loader, Metafile, Plugin } from 'esbuild'
import { featuresFolder } from './features'

/**
 * The bundler makes a chunk for every set of entries that shares a module: dozens of small chunks, each a request. Two groups of
 * modules become one chunk each instead:
 * - the first chunk: what every page loads anyway, and what the start page needs besides;
 * - the shared chunk: what is outside of the features and is used by several lazily loaded files.
 *
 * To do this, each entry also imports the other files of the groups that it uses, so that all files of a group are shared by the
 * same entries.
 */
export interface ChunkGroups {
  /** What the main file and each lazily loaded file have to import besides; all paths are from the project root. */
  readonly extraImports: ReadonlyMap<string, readonly string[]>
}

const mainFile = 'runtime/main.tsx'

/** The view of the page that most visits begin with. */
const startPage = `${featuresFolder}lobby/Lobby.tsx`

/** Finds the groups in the metafile of a first build. */
export function findChunkGroups({ inputs, outputs }: Metafile): ChunkGroups {
  const importsOf = (file: string, isWanted: (kind: string) => boolean): string[] =>
    (inputs[file]?.imports ?? [])
      .filter(({ kind, external }) => !external && isWanted(kind))
      .map(({ path }) => path)
  const reachable = (start: readonly string[], isWanted: (kind: string) => boolean): string[] => {
    const found = new Set(start)
    for (const file of found) for (const other of importsOf(file, isWanted)) found.add(other)
    return [...found]
  }
  const staticallyReachable = (start: readonly string[]): string[] =>
    reachable(start, (kind) => kind !== 'dynamic-import')
  /** Files that lead to features change with every new feature, which would rename the chunk and all that import it. */
  const canBeGrouped = (file: string): boolean =>
    file.startsWith('runtime/') &&
    !reachable([file], () => true).some((other) => other.startsWith(featuresFolder))

  const lazyFiles = Object.values(outputs).flatMap(({ entryPoint }) =>
    entryPoint && entryPoint in inputs && isLazy(entryPoint, inputs) ? [entryPoint] : [],
  )
  const first = staticallyReachable([mainFile, startPage]).filter(canBeGrouped)
  const filesOf = new Map(lazyFiles.map((file) => [file, staticallyReachable([file])] as const))
  // What one feature has to itself stays with it: a site without that feature has no byte of it.
  const featureFiles = Object.keys(inputs).filter(isFeatureFile)
  const filesByFeature = [...new Set(featureFiles.map(featureOf))].map((feature) =>
    staticallyReachable(featureFiles.filter((file) => featureOf(file) === feature)),
  )
  const shared = [...new Set([...filesOf.values()].flat())].filter(
    (file) =>
      !first.includes(file) &&
      canBeGrouped(file) &&
      !lazyFiles.includes(file) &&
      filesByFeature.filter((files) => files.includes(file)).length > 1,
  )
  return {
    extraImports: new Map<string, readonly string[]>([
      [mainFile, first],
      ...[...filesOf].map(
        ([lazyFile, files]) =>
          [lazyFile, [...first, ...(files.some((file) => shared.includes(file)) ? shared : [])]] as const,
      ),
    ]),
  }
}

const isFeatureFile = (file: string): boolean => file.startsWith(featuresFolder)

const featureOf = (file: string): string => file.slice(featuresFolder.length).split('/')[0] ?? ''

const isLazy = (file: string, inputs: Metafile['inputs']): boolean =>
  Object.values(inputs).some(({ imports }) =>
    imports.some(({ path, kind }) => path === file && kind === 'dynamic-import'),
  )

/** Makes every entry import the whole groups that it uses. */
export function chunkGroupsPlugin(root: string, { extraImports }: ChunkGroups): Plugin {
  const byPath = new Map([...extraImports].map(([file, files]) => [join(root, file), files]))
  // Relative, because the bundler's hashes must not depend on the project's location.
  const importsIn = (folder: string, files: readonly string[]): string =>
    files.map((file) => `import ${JSON.stringify(`./${relative(folder, join(root, file))}`)}`).join('\n')
  return {
    name: 'chunk-groups',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const files = byPath.get(path)
        if (!files) return undefined
        const source = await readFile(path, 'utf8')
        return {
          contents: `${source}\n${importsIn(dirname(path), files)}\n`,
          loader: extname(path).slice(1) as Loader,
        }
      })
    },
  }
}
