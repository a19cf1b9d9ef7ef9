import { readFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import type { Loader, Metafile, Plugin } from 'esbuild'

/**
 * Splits of a bundler are as fine as the sets of entries that share a module: dozens of small chunks, each a request.
 * What every page loads anyway, the core, is one chunk instead. It takes a hint to the bundler: each lazily loaded
 * file also imports the core's files, for nothing, so that all of them are shared by the same entries.
 */
export interface Core {
  /** The core's own files, from the project's root. */
  readonly files: readonly string[]
  /** The files that are loaded lazily. */
  readonly lazyFiles: readonly string[]
}

const mainFile = 'runtime/main.tsx'
const featuresFolder = 'runtime/features/'

/**
 * Finds the core in what a first compile says of itself: what the main file imports, but not what leads on to
 * features. That changes with each of them, and would rename the core, and with it every chunk that imports it.
 */
export function findCore({ inputs, outputs }: Metafile): Core {
  const importsOf = (file: string, isWanted: (kind: string) => boolean): string[] =>
    (inputs[file]?.imports ?? [])
      .filter(({ kind, external }) => !external && isWanted(kind))
      .map(({ path }) => path)
  const loadedFirst = reach([mainFile], (file) => importsOf(file, (kind) => kind !== 'dynamic-import'))
  const leadsToFeatures = (file: string): boolean =>
    reach([file], (other) => importsOf(other, () => true)).some((other) => other.startsWith(featuresFolder))
  return {
    files: loadedFirst.filter((file) => file.startsWith('runtime/') && !leadsToFeatures(file)),
    lazyFiles: Object.values(outputs).flatMap(({ entryPoint }) =>
      entryPoint && entryPoint in inputs && isLazy(entryPoint, inputs) ? [entryPoint] : [],
    ),
  }
}

const isLazy = (file: string, inputs: Metafile['inputs']): boolean =>
  Object.values(inputs).some(({ imports }) =>
    imports.some(({ path, kind }) => path === file && kind === 'dynamic-import'),
  )

function reach(start: readonly string[], next: (file: string) => readonly string[]): string[] {
  const found = new Set(start)
  for (const file of found) for (const other of next(file)) found.add(other)
  return [...found]
}

/** Lets the bundler see every lazy file as one that shares the whole core. */
export function shareCore(root: string, { files, lazyFiles }: Core): Plugin {
  const lazyPaths = new Set(lazyFiles.map((file) => join(root, file)))
  // Relative, for the bundler's hashes must not know where the project lies.
  const importsIn = (folder: string): string =>
    files.map((file) => `import ${JSON.stringify(`./${relative(folder, join(root, file))}`)}`).join('\n')
  return {
    name: 'share the core',
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
