import { canonicalPath, isEntryPath, lobbyAliases } from '../../../../runtime/rules/network/url'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../../validate/closestName'
import { OptionError } from './readOptions'

const lobby = '/m/home'

/** A page of the merchant. */
export interface PlaceOfVisit {
  /** The canonical path, which the manifest mounts. */
  readonly path: string
  /** The query string that was typed: empty, or with its question mark. */
  readonly search: string
  /** The merchant's domain, where an address names one. */
  readonly domain: string | undefined
}

/**
 * The page that `--page` names, in any spelling: `home`, `m/home`, `/m/home/`, `https://www.merchant.example/m/home?x=1#y`. Throws an
 * OptionError for one that the manifest does not mount, with the nearest one, and for another site's.
 */
export function readPlace(
  { routes, domains }: Pick<Manifest, 'routes' | 'domains'>,
  page: string,
): PlaceOfVisit {
  const text = page.trim()
  const [, scheme, host = '', rest = ''] = /^(?:([a-z][a-z\d+.-]*):)?\/\/([^/?#]*)(.*)$/i.exec(text) ?? []
  const address = host === '' ? hostWithoutScheme(text, domains) : { host, rest }
  if (scheme !== undefined && !/^https?$/i.test(scheme))
    throw new OptionError(`--page is a path or an https address, not "${page}".`)
  const domain = address && pageHost(address.host, domains)
  const { pathname, search } = split(address ? address.rest : text)
  const mounted = Object.keys(routes)
  const path = spellings(pathname)
    .map((one) => (isEntryPath(one) || isAlias(one) ? lobby : canonicalPath(one, mounted)))
    .find((one) => mounted.includes(one))
  if (path !== undefined) return { path, search, domain }
  throw notMounted(page, pathname, routes)
}

/** `www.merchant.example/m/home` */
function hostWithoutScheme(text: string, domains: readonly string[]) {
  const [, host = '', rest = ''] = /^([^/?#]+)(.*)$/.exec(text) ?? []
  return domains.includes(hostname(host)) ? { host, rest } : undefined
}

const isAlias = (path: string): boolean =>
  lobbyAliases.some((alias) => alias.toLowerCase() === path.toLowerCase())

function split(address: string): { readonly pathname: string; readonly search: string } {
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  return { pathname, search }
}

/** As it is, and with what people leave out: `m/home`, `home`. */
const spellings = (pathname: string): string[] => {
  const path = pathname.replaceAll('\\', '/').replace(/^\/*/, '/')
  return [path, `/m${path}`]
}

function notMounted(page: string, pathname: string, routes: Manifest['routes']): OptionError {
  const mounted = Object.keys(routes)
  const [, wanted = ''] = spellings(pathname.replace(/^\/*m(?:\/|$)/i, '/'))
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const byLast = mounted.find((path) => path.toLowerCase().endsWith(`/${last.toLowerCase()}`))
  const byPage = mounted.find((path) => routes[path]?.page.toLowerCase() === last.toLowerCase())
  const ends = new Map(mounted.map((path) => [path.split('/').at(-1) ?? '', path]))
  const meant = closestName(last, ends.keys())
  const suggestion =
    (last === '' ? undefined : (byLast ?? byPage)) ??
    closestName(wanted, mounted) ??
    (meant === undefined ? undefined : ends.get(meant))
  const hint = suggestion ? `The nearest page is "${suggestion}".` : `The pages are ${mounted.join(', ')}.`
  return new OptionError(`--page: no page is mounted on "${page}". ${hint}`)
}

/** A name without a dot, or an address on this machine, is where somebody tries the site. */
const isLocal = (host: string): boolean => !host.includes('.') || /^(127|10|192\.168)\.[\d.]+$/.test(host)

/** The host of an address, in lower case and without a port. */
const hostname = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')

function pageHost(host: string, domains: readonly string[]): string | undefined {
  return isLocal(hostname(host)) ? undefined : ownDomain('page', host, domains)
}

/** One of the merchant's domains. Throws an OptionError for any other host. */
export function ownDomain(option: string, text: string, domains: readonly string[]): string {
  const host = hostname(text)
  if (domains.includes(host)) return host
  const suggestion = closestName(host, domains)
  throw new OptionError(
    `--${option}: "${text}" is no domain of this merchant. ${
      suggestion ? `Did you mean "${suggestion}"? ` : ''
    }Its domains are ${domains.join(', ')}.`,
  )
}
