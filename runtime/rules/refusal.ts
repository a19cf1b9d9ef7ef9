import type { Failure } from './failure'

/** The platform itself has looked at it and said no. A gateway on the way has neither a code nor words, or is out of order. */
export const isRefusal = ({ kind, detail: { status = 200, code, message } }: Failure): boolean =>
  kind === 'refused' && status < 500 && (code !== undefined || message !== undefined)
