import { domainOrigin } from './address'
import { fields, listOf, parsed, textOf } from './read'

/** The merchant's domains as the platform names them (I3.35, I7.20), leniently: what has no name is none. */
export const readDomains = (raw: unknown): string[] =>
  listOf(fields(raw).domainList)
    .map((entry) => textOf(fields(entry).domainName).trim())
    .filter((name) => name !== '')

/**
 * The origins that may race (I4.48): only the merchant's own domains, which its manifest lists (F017), each once, and not
 * the one that did not do. A host that is merely allowed for calls (`hosts.connect`: collectors, Google) is no place to
 * send a member to.
 */
export function raceable(names: readonly string[], own: readonly string[], here: string): string[] {
  const origins = names.flatMap((name) => domainOrigin(name, own) ?? [])
  return [...new Set(origins)].filter((origin) => origin !== here)
}

/** Whether that is how this merchant's platform answers a ping: { success: true, value: <merchant code> } (D17). */
export function isExpectedPing(answer: { status: number; text: string }, merchant: string): boolean {
  if (answer.status !== 200) return false
  const { success, value } = fields(parsed(answer.text))
  return success === true && value === merchant
}
