import { createHash } from 'node:crypto'
import { type Exchange, Refused } from '../exchange'

/** The state of the platform for this visitor (I7.18, D6). */
export function getStatus({ state, query, address }: Exchange) {
  const { errorCode, message, ...status } = state.status
  if (errorCode === 'domain_not_available' && message === undefined)
    throw new Refused(errorCode, { say: 'domainNotAvailable' })
  if (errorCode !== undefined) throw new Refused(errorCode, { message: message ?? '' })
  const ip = status.ip ?? address
  return { ...status, ip, track: query.get('track') || trackOf(ip) }
}

const trackOf = (ip: string): string => createHash('md5').update(ip).digest('hex').slice(0, 12)
