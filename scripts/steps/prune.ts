import type { Chunk } from './bundle'

type Chunks = ReadonlyMap<string, Chunk>

/** The chunk that was made for a source file; undefined when the compile made none. */
export const chunkOf = (chunks: Chunks, source: string): Chunk | undefined =>
  [...chunks.values()].find((chunk) => chunk.entry === source)

/** What must be there before `names` run: they and all that they import, nearest first. */
export function closure(chunks: Chunks, names: readonly string[]): string[] {
  return walk(names, (name) => chunks.get(name)?.imports ?? [])
}

/**
 * Every chunk that a site can ever load from `roots`, when the folders of some features stay behind: a chunk made for
 * a file of theirs is not followed, so what only they reach is not reached.
 */
export function reachable(
  chunks: Chunks,
  roots: readonly string[],
  prunedFolders: readonly string[],
): string[] {
  const isPruned = (name: string): boolean => {
    const entry = chunks.get(name)?.entry
    return entry !== undefined && prunedFolders.some((folder) => entry.startsWith(`${folder}/`))
  }
  return walk(roots, (name) => {
    const chunk = chunks.get(name)
    return chunk ? [...chunk.imports, ...chunk.lazyImports.filter((lazy) => !isPruned(lazy))] : []
  })
}

function walk(start: readonly string[], next: (name: string) => readonly string[]): string[] {
  const found = new Set(start)
  for (const name of found) for (const other of next(name)) found.add(other)
  return [...found]
}
