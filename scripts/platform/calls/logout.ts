import type { Exchange } from '../exchange'

/** Ends the session that asks; the member's other sessions go on. */
export function logout({ state, session }: Exchange): null {
  if (session) state.sessions.delete(session.token)
  return null
}
