import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

/** A compiled file and the files that it imports; names are those of `Asset`. */
export interface Chunk {
  readonly name: string
  /** The source file that this chunk is the entry of, from the project root: "runtime/main.tsx". */
  readonly entry: string | undefined
  /** Static imports: loaded before this chunk runs. */
  readonly imports: readonly string[]
  /** Dynamic imports. */
  readonly lazyImports: readonly string[]
}

type Chunks = ReadonlyMap<string, Chunk>

/** The compiled files, and what they import. */
export function chunksOf(metafile: Metafile): Chunk[] {
  return Object.entries(metafile.outputs)
    .filter(([path]) => !path.endsWith('.map'))
    .map(([path, output]) => {
      const importsOfKind = (kind: string): string[] =>
        output.imports
          .filter((imported) => imported.kind === kind && !imported.external)
          .map((imported) => basename(imported.path))
      return {
        name: basename(path),
        entry: output.entryPoint,
        imports: importsOfKind('import-statement'),
        lazyImports: importsOfKind('dynamic-import'),
      }
    })
}

/** A source file's chunk; undefined when it has none. */
export const findChunk = (chunks: Chunks, source: string): Chunk | undefined =>
  [...chunks.values()].find((chunk) => chunk.entry === source)

/** All chunks that are loaded before `names` run: they and their static imports, nearest first. */
export function importClosure(chunks: Chunks, names: readonly string[]): string[] {
  return walk(names, (name) => chunks.get(name)?.imports ?? [])
}

/**
 * Every chunk that a site can ever load from `roots` when some source files and folders are excluded:
 * their chunks are not followed, and neither is anything that only they import.
 */
export function reachableChunks(
  chunks: Chunks,
  roots: readonly string[],
  excludedSources: readonly string[],
): string[] {
  const isExcluded = (name: string): boolean => {
    const entry = chunks.get(name)?.entry
    return (
      entry !== undefined &&
      excludedSources.some((source) => entry === source || entry.startsWith(`${source}/`))
    )
  }
  return walk(roots, (name) => {
    const chunk = chunks.get(name)
    return chunk ? [...chunk.imports, ...chunk.lazyImports.filter((lazy) => !isExcluded(lazy))] : []
  })
}

function walk(start: readonly string[], next: (name: string) => readonly string[]): string[] {
  const found = new Set(start)
  for (const name of found) for (const other of next(name)) found.add(other)
  return [...found]
}
