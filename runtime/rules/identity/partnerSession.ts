/** A partner's (Maya's) session in the URL (I7.10). */
export interface PartnerSession {
  readonly sessionId: string
  readonly env: string
}

const parameterNames = ['sessionId', 'env'] as const

/** Reads both parameters; undefined if either is missing. */
export function readPartnerSession(search: string): PartnerSession | undefined {
  const query = new URLSearchParams(search)
  const [sessionId, env] = parameterNames.map((name) => query.get(name))
  return sessionId && env ? { sessionId, env } : undefined
}

/** The query without the session, which must not stay in the URL. */
export function withoutPartnerSession(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of parameterNames) query.delete(name)
  const remaining = query.toString()
  return remaining && `?${remaining}`
}
