import type { Session } from '../session/session'
import { hashText } from '../text/hash'

/** A member on this device, without naming the member; empty for visitors. */
export const memberKey = (session: Session | undefined): string =>
  session ? hashText(session.id ?? session.token) : ''

/** Whom a copy of the lobby is for: one member's is never shown to another, nor in another language (F033). */
export const lobbyCopyOwner = (language: string, session: Session | undefined): string =>
  `${language} ${memberKey(session)}`
