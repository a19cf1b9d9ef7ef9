import { customerType, isRestricted, type Session } from '../session/session'

/** `unknown`: a session from a token in the URL has no type until the member info has arrived (D4). */
export type ChatAccess = 'visitor' | 'unknown' | 'refused' | 'allowed'

/** Who may chat: members (E5.07), but neither type 4 nor a type that the site does not know (E5.09). */
export function chatAccess(session: Session | undefined): ChatAccess {
  const type = customerType(session)
  if (type < 0) return 'visitor'
  if (session?.type === undefined) return 'unknown'
  return isRestricted(type) ? 'refused' : 'allowed'
}
