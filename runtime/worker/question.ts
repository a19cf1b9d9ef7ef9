import type { WorkerQuestion } from '../tables/worker'

/** What a page said, or undefined when it is nothing that a page of ours says. */
export function readQuestion(said: unknown): WorkerQuestion | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { do: what, files } = said as { readonly do?: unknown; readonly files?: unknown }
  if (what === 'takeOver' || what === 'tellBuild') return { do: what }
  if (what !== 'keep' || !Array.isArray(files)) return undefined
  return { do: 'keep', files: files.filter((one): one is string => typeof one === 'string') }
}
