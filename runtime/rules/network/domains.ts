import type { DomainRoute } from '../../schema/replies.gen'
import { fields, listOf, parseJson, textOf, type Untrusted } from './read'
import { hasControlCharacters, isListedBy, parseUrl } from './url'

/**
 * Reads the platform's list of the merchant's domains leniently (I3.35, I7.20): entries are objects or plain names;
 * those without a name are skipped.
 */
export const readDomains = (raw: Untrusted<DomainRoute>): string[] =>
  listOf(fields(raw).domainList)
    .map((entry) => (textOf(entry) || textOf(fields(entry).domainName)).trim())
    .filter((name) => name !== '')

/**
 * The origin of one of the merchant's domains, given as a host name or an https URL; undefined when it is not listed
 * (D149, F017). Anything but https on the default port must be listed in full, as the development overrides do:
 * "http://127.0.0.1:*".
 */
export function domainOrigin(name: string, allowedDomains: readonly string[]): string | undefined {
  if (name === '' || hasControlCharacters(name)) return undefined
  const url = parseUrl(name.includes('://') ? name : `https://${name}`)
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash) return undefined
  return allowedDomains.some((allowedDomain) => isListedBy(allowedDomain, url)) ? url.origin : undefined
}

/**
 * The origins to race (I4.48): only domains in the manifest (F017), each once, and not the current one. A host that
 * is allowed for requests only (`hosts.connect`: collectors, Google) is no destination for members. If the platform
 * lists none of the manifest's domains, all of them race. `refused` are the names that were ignored (D144).
 */
export function failoverCandidates(
  names: readonly string[],
  manifestDomains: readonly string[],
  currentOrigin: string,
): { readonly origins: readonly string[]; readonly refused: readonly string[] } {
  const refused = names.filter((name) => domainOrigin(name, manifestDomains) === undefined)
  const candidates = refused.length < names.length ? names : manifestDomains
  const origins = candidates.flatMap((name) => domainOrigin(name, manifestDomains) ?? [])
  return { origins: [...new Set(origins)].filter((origin) => origin !== currentOrigin), refused }
}

/**
 * Whether a ping got the expected answer of this merchant's platform: { success: true, value: <merchant code> }
 * (D138).
 */
export function isExpectedPing(response: { status: number; text: string }, merchant: string): boolean {
  if (response.status !== 200) return false
  const { success, value } = fields(parseJson(response.text))
  return success === true && value === merchant
}
