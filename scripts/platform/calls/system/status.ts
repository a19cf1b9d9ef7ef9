import { createHash } from 'node:crypto'
import type { CallContext } from '../../http/callContext'
import { Refusal } from '../../http/refusal'
import type { StatusState } from '../../system/systemStatus'

/** The platform's status for this visitor (I7.18, D6). */
export function getStatus({ state, query, address }: CallContext<unknown, StatusState>) {
  const { errorCode, message, ...status } = state.status
  if (errorCode === 'domain_not_available' && message === undefined)
    throw new Refusal(errorCode, { messageKey: 'domainNotAvailable' })
  if (errorCode !== undefined) throw new Refusal(errorCode, { message: message ?? '' })
  const ip = status.ip ?? address
  return { ...status, ip, track: query.get('track') || createTrack(ip) }
}

const createTrack = (ip: string): string => createHash('md5').update(ip).digest('hex').slice(0, 12)
