import { readFile } from 'node:fs/promises'
import { extname, join, posix, relative, sep } from 'node:path'
import type { Loader, Metafile, Plugin } from 'esbuild'
import {
  chunkOfImporter,
  chunkSource,
  type FeatureChunk,
  featuresFolder,
  importFromChunk,
  mainFile,
  sourceSpecifier,
  startChunk,
  startPage,
} from './featureChunks'
import { addStyleFile, type FeatureStyles, styleImports, stylesPlugin } from './featureStyles'
import { reactPlugin } from './reactPlugin'
import { timesPlugin } from './timesPlugin'

/**
 * The bundler makes a chunk for every set of entries that shares a module: dozens of small chunks, each a request. Three groups of
 * modules become one chunk each instead:
 * - the first chunk: what every page loads anyway, and what the start page needs besides;
 * - the shared chunk: what is outside of the features and is used by several lazily loaded files;
 * - the chunk of the generated tables: what is like the shared chunk, but needs a table that few features need.
 *
 * To do this, each entry also imports the other files of the groups that it uses, so that all files of a group are shared by the
 * same entries.
 */
export interface ChunkGroups {
  /** What the main file and each lazily loaded file have to import besides; all paths are from the project root. */
  readonly extraImports: ReadonlyMap<string, readonly string[]>
}

export const noChunkGroups: ChunkGroups = { extraImports: new Map() }

/** Finds the groups in the metafile of a first build. */
export function findChunkGroups({ inputs, outputs }: Metafile, chunks: readonly FeatureChunk[]): ChunkGroups {
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
  const styleFile = addStyleFile in inputs ? [addStyleFile] : []
  const first = staticallyReachable([mainFile, startPage, ...styleFile]).filter(canBeGrouped)
  const filesOf = new Map(lazyFiles.map((file) => [file, staticallyReachable([file])] as const))
  // What one chunk has to itself stays with it: a site without that feature has no byte of it.
  const filesByChunk = chunks.map(({ path }) => staticallyReachable([path]))
  // What the shell loads lazily, like what starts on every page, is in every site.
  const shellFiles = lazyFiles.filter((file) => file.startsWith('runtime/shell/'))
  const inEverySite = staticallyReachable([startChunk, ...shellFiles])
  const isShared = (file: string): boolean =>
    filesByChunk.filter((files) => files.includes(file)).length > 1 ||
    (inEverySite.includes(file) && [...filesOf.values()].filter((files) => files.includes(file)).length > 1)
  const shared = [...new Set([...filesOf.values()].flat())].filter(
    (file) => !first.includes(file) && canBeGrouped(file) && !lazyFiles.includes(file) && isShared(file),
  )
  const needsTable = (file: string): boolean => staticallyReachable([file]).some(isGeneratedTable)
  const groups = [shared.filter((file) => !needsTable(file)), shared.filter((file) => needsTable(file))]
  return {
    extraImports: new Map<string, readonly string[]>([
      [mainFile, first],
      ...[...filesOf].map(([lazyFile, files]) => {
        const usedGroups = groups.filter((group) => group.some((file) => files.includes(file)))
        return [lazyFile, [...first, ...usedGroups.flat()]] as const
      }),
    ]),
  }
}

/** A generated file that has values, and not only types. */
const isGeneratedTable = (file: string): boolean => file.endsWith('.gen.ts')

const isLazy = (file: string, inputs: Metafile['inputs']): boolean =>
  Object.values(inputs).some(({ imports }) =>
    imports.some(({ path, kind }) => path === file && kind === 'dynamic-import'),
  )

/** Leads lazy imports to the features' chunks, and makes every entry import the whole groups that it uses. */
export function chunksPlugin(
  root: string,
  chunks: readonly FeatureChunk[],
  groups: ChunkGroups,
  styles: FeatureStyles,
): Plugin {
  // Thousands of imports: the bundler resolves relative paths itself, without asking this plugin.
  const extraImports = (file: string): string =>
    (groups.extraImports.get(file) ?? [])
      .map((other) => `import './${posix.relative(posix.dirname(file), other)}'`)
      .join('\n')
  return {
    name: 'chunks',
    setup(build) {
      const { onLoad, onResolve, resolve } = build
      reactPlugin(root).setup(build)
      timesPlugin.setup(build)
      stylesPlugin(styles, (path) => fromRoot(root, path)).setup(build)
      // Specifiers are from the project root: the bundler's hashes must not depend on the project's location.
      onResolve({ filter: new RegExp(`^${sourceSpecifier}`) }, ({ path, kind }) => {
        const file = path.slice(sourceSpecifier.length)
        if (chunks.some((chunk) => chunk.path === file)) return { path: join(root, file) }
        return resolve(`./${file}`, { kind, resolveDir: root })
      })
      onLoad({ filter: /runtime.features.\w+$/ }, ({ path }) => {
        const file = fromRoot(root, path)
        const chunk = chunks.find((one) => one.path === file)
        if (!chunk) return undefined
        const lines = [chunkSource(root, chunk), ...styleImports(styles, chunk.importers), extraImports(file)]
        return { contents: `${lines.join('\n')}\n`, loader: 'ts' }
      })
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const file = fromRoot(root, path)
        const chunk = chunkOfImporter(chunks, file)
        if (!chunk && !groups.extraImports.has(file)) return undefined
        const source = await readFile(path, 'utf8')
        return {
          contents: `${chunk ? importFromChunk(source, file, chunk) : source}\n${extraImports(file)}\n`,
          loader: extname(path).slice(1) as Loader,
        }
      })
    },
  }
}

const fromRoot = (root: string, path: string): string => relative(root, path).split(sep).join('/')
