import { posix } from 'node:path'
import type { Source } from './readSource'

/** For each file the files of the same folder that it imports, also as types only. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

export function createImportGraph(sources: readonly Source[]): ImportGraph {
  const paths = new Set(sources.map(({ path }) => path))
  const resolve = (importer: string, from: string): string[] => {
    if (!from.startsWith('.')) return []
    const target = posix.join(posix.dirname(importer), from)
    return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter((path) => paths.has(path))
  }
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      [...new Set(imports.flatMap(({ from }) => resolve(path, from)))],
    ]),
  )
}

/** The shortest chain of imports from a file to a target, both included; undefined when there is none. */
export function findImportChain(
  graph: ImportGraph,
  start: string,
  targets: readonly string[],
): readonly string[] | undefined {
  const queue: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (const chain of queue) {
    for (const imported of graph.get(chain.at(-1) ?? '') ?? []) {
      if (targets.includes(imported)) return [...chain, imported]
      if (!seen.has(imported)) queue.push([...chain, imported])
      seen.add(imported)
    }
  }
  return undefined
}

/** Import cycles, as "a.ts > b.ts > a.ts". Each is reported once, from its first file by name. */
export const findCycles = (graph: ImportGraph): string[] =>
  [...graph.keys()].flatMap((path) => {
    const cycle = findImportChain(graph, path, [path])
    return cycle?.every((other) => path <= other) ? [cycle.join(' > ')] : []
  })
