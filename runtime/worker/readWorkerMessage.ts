import type { WorkerMessage } from '../tables/serviceWorker'

/** A page's message, or undefined when it is not one of ours. */
export function readWorkerMessage(raw: unknown): WorkerMessage | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { type, files } = raw as { readonly type?: unknown; readonly files?: unknown }
  if (type === 'takeOver' || type === 'getBuild' || type === 'askNetwork' || type === 'cacheRest')
    return { type }
  if (type !== 'cacheFiles' || !Array.isArray(files)) return undefined
  return { type: 'cacheFiles', files: files.filter((file): file is string => typeof file === 'string') }
}
