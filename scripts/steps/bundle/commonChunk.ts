import { readFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import type { Loader, Metafile, Plugin } from 'esbuild'
import { featuresFolder } from './features'

/**
 * The bundler makes a chunk for every set of entries that shares a module: dozens of small chunks, each a request.
 * Everything that every page loads anyway becomes one common chunk instead. To do this, each lazily loaded file also
 * imports the files of the common chunk, so that all of them are shared by the same entries.
 */
export interface CommonChunk {
  /** The chunk's own files, from the project root. */
  readonly files: readonly string[]
  /** The lazily loaded files. */
  readonly lazyFiles: readonly string[]
}

const mainFile = 'runtime/main.tsx'

/**
 * Finds the common chunk in the metafile of a first build: what the main file imports, except files that lead to
 * features. Those change with every new feature, which would rename the chunk and every chunk that imports it.
 */
export function findCommonChunk({ inputs, outputs }: Metafile): CommonChunk {
  const importsOf = (file: string, isWanted: (kind: string) => boolean): string[] =>
    (inputs[file]?.imports ?? [])
      .filter(({ kind, external }) => !external && isWanted(kind))
      .map(({ path }) => path)
  const initialFiles = reachableFrom([mainFile], (file) =>
    importsOf(file, (kind) => kind !== 'dynamic-import'),
  )
  const reachesFeatures = (file: string): boolean =>
    reachableFrom([file], (other) => importsOf(other, () => true)).some((other) =>
      other.startsWith(featuresFolder),
    )
  return {
    files: initialFiles.filter((file) => file.startsWith('runtime/') && !reachesFeatures(file)),
    lazyFiles: Object.values(outputs).flatMap(({ entryPoint }) =>
      entryPoint && entryPoint in inputs && isLazy(entryPoint, inputs) ? [entryPoint] : [],
    ),
  }
}

const isLazy = (file: string, inputs: Metafile['inputs']): boolean =>
  Object.values(inputs).some(({ imports }) =>
    imports.some(({ path, kind }) => path === file && kind === 'dynamic-import'),
  )

function reachableFrom(start: readonly string[], next: (file: string) => readonly string[]): string[] {
  const found = new Set(start)
  for (const file of found) for (const other of next(file)) found.add(other)
  return [...found]
}

/** Makes every lazy file import the whole common chunk. */
export function commonChunkPlugin(root: string, { files, lazyFiles }: CommonChunk): Plugin {
  const lazyPaths = new Set(lazyFiles.map((file) => join(root, file)))
  // Relative, because the bundler's hashes must not depend on the project's location.
  const importsIn = (folder: string): string =>
    files.map((file) => `import ${JSON.stringify(`./${relative(folder, join(root, file))}`)}`).join('\n')
  return {
    name: 'common-chunk',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!lazyPaths.has(path)) return undefined
        const source = await readFile(path, 'utf8')
        return {
          contents: `${source}\n${importsIn(dirname(path))}\n`,
          loader: extname(path).slice(1) as Loader,
        }
      })
    },
  }
}
