import type { WorkerMessage } from '../tables/serviceWorker'

/** A page's message, or undefined when it is not one of ours. */
export function readWorkerMessage(raw: unknown): WorkerMessage | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { do: action, files } = raw as { readonly do?: unknown; readonly files?: unknown }
  if (action === 'takeOver' || action === 'tellBuild') return { do: action }
  if (action !== 'keep' || !Array.isArray(files)) return undefined
  return { do: 'keep', files: files.filter((file): file is string => typeof file === 'string') }
}
