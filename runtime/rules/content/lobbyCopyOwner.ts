import type { Session } from '../session/session'
import { hashText } from '../text/hash'

/** Whom a copy of the lobby is for: one member's is never shown to another, nor in another language (F033). */
export const lobbyCopyOwner = (language: string, session: Session | undefined): string =>
  `${language} ${session ? hashText(session.id ?? session.token) : ''}`
