import type { Failure } from './failure'

/** The platform itself rejected the request. An error of a gateway has no code and no message, or is a 5xx. */
export const isRefusal = ({ kind, detail: { status = 200, code, message } }: Failure): boolean =>
  kind === 'refused' && status < 500 && (code !== undefined || message !== undefined)

/** The platform did not answer: there is no network, or its gateway says that it is down. */
export const isOutage = ({ kind, detail: { status = 200 } }: Failure): boolean =>
  kind === 'offline' || kind === 'network' || kind === 'timeout' || (kind === 'refused' && status >= 500)
