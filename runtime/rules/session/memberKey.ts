import { hashText } from '../text/hash'
import type { Session } from './session'

/** A member on this device, without naming the member; empty for visitors. */
export const memberKey = (session: Session | undefined): string =>
  session ? hashText(session.id ?? session.token) : ''
