import { memberKey } from '../session/memberKey'
import type { Session } from '../session/session'

/** Whom a copy of the lobby is for: one member's is never shown to another, nor in another language (F033). */
export const lobbyCopyOwner = (language: string, session: Session | undefined): string =>
  `${language} ${memberKey(session)}`
