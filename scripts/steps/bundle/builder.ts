import { type BuildContext, type BuildOptions, type BuildResult, build, context } from 'esbuild'

/** What was compiled: nothing is written. */
export type Compiled = BuildResult<typeof inMemory>

/** Runs the compiler. */
export interface Builder {
  /**
   * `part` names what is compiled; `basis` is what its plugins were made from. Rejects with the compiler's BuildFailure.
   */
  build(part: string, options: BuildOptions, basis?: unknown): Promise<Compiled>
}

/** One that keeps its work, and compiles only what has changed since the last time. */
export interface IncrementalBuilder extends Builder {
  /** Files that were added, changed or removed: paths from the project root, with forward slashes. */
  changed(paths: readonly string[]): void
  close(): Promise<void>
}

const inMemory = { write: false, metafile: true } as const

/** Compiles everything each time. */
export const oneTimeBuilder: Builder = {
  build: (_part, options) => build({ ...options, ...inMemory }),
}

interface Part {
  /** The options that it is compiled with. */
  readonly key: string
  readonly context: Promise<BuildContext<typeof inMemory>>
  /** As long as none of the files that it was compiled from has changed. */
  result?: Promise<Compiled> | undefined
}

/** Where the options of a part have changed since the last time, it begins anew. */
export function createIncrementalBuilder(): IncrementalBuilder {
  const parts = new Map<string, Part>()
  const open = async (name: string, key: string, options: BuildOptions): Promise<Part> => {
    const former = parts.get(name)
    if (former?.key === key) return former
    const part: Part = { key, context: context({ ...options, ...inMemory }) }
    parts.set(name, part)
    await (await former?.context)?.dispose()
    return part
  }
  /** Of a part that is still being compiled, or could not be, nobody knows what it has read. */
  const known = new WeakMap<Promise<Compiled>, Compiled>()
  const readTooEarly = new WeakSet<Promise<Compiled>>()
  /** The compiler joins what it is asked for while it compiles. */
  const compile = async (part: Part, former: Promise<Compiled> | undefined): Promise<Compiled> => {
    await former?.catch(() => undefined)
    return (await part.context).rebuild()
  }
  return {
    async build(name, options, basis) {
      const part = await open(name, JSON.stringify([options, basis]), options)
      const former = part.result
      if (former && known.has(former)) return former
      const result = compile(part, former)
      part.result = result
      const compiled = await result
      if (!readTooEarly.has(result)) known.set(result, compiled)
      return compiled
    },
    changed(paths) {
      for (const part of parts.values()) {
        if (!part.result) continue
        const compiled = known.get(part.result)
        if (!compiled) readTooEarly.add(part.result)
        else if (paths.some((path) => compiled.metafile.inputs[path])) part.result = undefined
      }
    },
    async close() {
      const all = [...parts.values()]
      parts.clear()
      await Promise.all(all.map(async (part) => (await part.context).dispose()))
    },
  }
}
