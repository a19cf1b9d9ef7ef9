/** A session of a partner's (Maya) that the address carries (I7.10). */
export interface PartnerSession {
  readonly sessionId: string
  readonly env: string
}

const names = ['sessionId', 'env'] as const

/** Both parameters, or nothing. */
export function readPartner(search: string): PartnerSession | undefined {
  const query = new URLSearchParams(search)
  const [sessionId, env] = names.map((name) => query.get(name))
  return sessionId && env ? { sessionId, env } : undefined
}

/** The same query without them: a session is not left lying in the address. */
export function withoutPartner(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  const rest = query.toString()
  return rest && `?${rest}`
}
