import { isIP } from 'node:net'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^(?:127\.|\[::1\]$)/.test(host)

/** Where a deployed site is. */
export interface SiteAddress {
  /** "https://www.saomai.com" */
  readonly origin: string
  readonly host: string
  /** A server of this machine, which need not have a certificate. */
  readonly isLocal: boolean
}

/** Reads the address of a site in any spelling: with or without scheme, page, slash, query; or why it is none. */
export function readAddress(text: string): SiteAddress | { readonly problem: string } {
  const example = 'Write the site’s address, such as --live https://www.saomai.com.'
  const trimmed = text.trim().replace(/^(https?):\/*/i, '$1://')
  if (trimmed === '') return { problem: `--live needs an address. ${example}` }
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)
  const bare = trimmed.replace(/^\/+/, '')
  const parsed = parse(hasScheme ? trimmed : `https://${bare}`)
  if (!parsed || parsed.hostname === '') return { problem: `"${text}" is not an address. ${example}` }
  if (!/^https?:$/.test(parsed.protocol))
    return { problem: `"${text}" is not an address of a web site, which begins with https. ${example}` }
  if (parsed.username !== '' || parsed.password !== '')
    return { problem: `The address has a user name, which no visitor sends. ${example}` }
  const isLocal = isLoopback(parsed.hostname)
  if (!isLocal && isIP(parsed.hostname.replace(/^\[|\]$/g, '')) === 0 && !parsed.hostname.includes('.'))
    return { problem: `"${parsed.hostname}" is not a domain: it has no dot. ${example}` }
  // A server of this machine is one of plain http unless somebody says otherwise.
  const isPlain = isLocal && (hasScheme ? parsed.protocol === 'http:' : true)
  // Whatever else was written, visitors come by https; a port belongs to its scheme.
  const port = parsed.protocol === 'http:' && !isLocal ? '' : parsed.port
  const scheme = isPlain ? 'http' : 'https'
  return { origin: `${scheme}://${parsed.hostname}${port && `:${port}`}`, host: parsed.hostname, isLocal }
}

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)
