import type { DomainRoute } from '../schema/replies.gen'
import { domainOrigin } from './address'
import { fields, listOf, parsed, textOf, type Untrusted } from './read'

/** The merchant's domains as the platform names them (I3.35, I7.20), leniently: a plain text is a name, what has none is none. */
export const readDomains = (raw: Untrusted<DomainRoute>): string[] =>
  listOf(fields(raw).domainList)
    .map((entry) => (textOf(entry) || textOf(fields(entry).domainName)).trim())
    .filter((name) => name !== '')

/**
 * The origins that may race (I4.48): only the merchant's own domains, which its manifest lists (F017), each once, and not
 * the one that did not do. A host that is merely allowed for calls (`hosts.connect`: collectors, Google) is no place to
 * send a member to. Where the platform names none of them they all race. `refused` are the names that do not count (D16).
 */
export function raceable(
  names: readonly string[],
  own: readonly string[],
  here: string,
): { readonly origins: readonly string[]; readonly refused: readonly string[] } {
  const refused = names.filter((name) => domainOrigin(name, own) === undefined)
  const chosen = refused.length < names.length ? names : own
  const origins = chosen.flatMap((name) => domainOrigin(name, own) ?? [])
  return { origins: [...new Set(origins)].filter((origin) => origin !== here), refused }
}

/** Whether that is how this merchant's platform answers a ping: { success: true, value: <merchant code> } (D17). */
export function isExpectedPing(answer: { status: number; text: string }, merchant: string): boolean {
  if (answer.status !== 200) return false
  const { success, value } = fields(parsed(answer.text))
  return success === true && value === merchant
}
