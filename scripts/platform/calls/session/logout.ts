import type { SessionState } from '../../account/sessions'
import type { CallContext } from '../../http/callContext'

/** Ends the caller's session; the member's other sessions stay valid. */
export function logout({ state, session }: CallContext<unknown, SessionState>): null {
  if (session) state.sessions.delete(session.token)
  return null
}
