import { workerPath } from '../../../runtime/tables/serviceWorker'
import { assetsPath, siteManifestPath } from '../site/sitePaths'

/**
 * Headers for the responses whose path matches: an exact path, or a folder as "/m/assets/*". No header stands in two rules
 * that match one path: some hosts join the two values, others let the later one win (D146).
 */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The browser's features that none of our pages uses, and that no page in a frame of theirs may request. */
export const deniedFeatures: readonly string[] = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
]

/** Adds frame-ancestors, which a meta tag cannot contain, to the policy of the header. */
export const withFrameAncestors = (policy: string): string => `${policy}; frame-ancestors 'self'`

/** The headers of every response (D146). */
export const securityHeaders: Record<string, string> = {
  // A page that is not found has its policy in the meta tag only, which cannot forbid framing.
  'X-Frame-Options': 'SAMEORIGIN',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // Sign-in popups of identity providers must be able to reply to the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
}

export const cacheForever = 'public, max-age=31536000, immutable'
export const cacheRevalidate = 'no-cache'

/** A page with its own policy. */
export interface FramePage {
  readonly path: string
  readonly policy: string
}

/**
 * What a `_headers` file may have at Cloudflare Pages: rules, and characters of a line (its documentation of headers, and
 * MAX_HEADER_RULES and MAX_LINE_LENGTH of its parser in cloudflare/workers-sdk, 2026). Other hosts allow more: a parameter in
 * nginx has up to 4,095 bytes (NGX_CONF_BUFFER), and what a proxy reads of a reply's headers is 4 or 8 kB (`proxy_buffer_size`).
 */
export const hostLimits = { rules: 100, line: 2000 } as const

const headerLine = ([name, value]: readonly [string, string]): string => `  ${name}: ${value}`

const isTooLong = (policy: string): boolean =>
  headerLine(['Content-Security-Policy', withFrameAncestors(policy)]).length > hostLimits.line

/** Directives that a meta tag cannot contain: a header is the only place for them. */
const isHeaderOnly = (directive: string): boolean => /^(sandbox|report-uri|report-to)\b/.test(directive)

/**
 * The policy in the header of a page. It repeats that of the page's meta tag, unless it is too long for a host: then it has only
 * what the meta tag cannot contain. The browser applies both.
 */
const pagePolicy = (policy: string): string =>
  isTooLong(policy)
    ? [...policy.split('; ').filter(isHeaderOnly), "frame-ancestors 'self'"].join('; ')
    : withFrameAncestors(policy)

/** The policy of a file without a meta tag, such as the service worker: only the site's own code runs. */
const filePolicy = (policy: string): string =>
  isTooLong(policy)
    ? withFrameAncestors("script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'")
    : withFrameAncestors(policy)

/** `policy` is the one in the pages' meta tag; `pages` are the paths of HTML pages: "/m/home", "/m/member/home". */
export function headerRules(
  policy: string,
  pages: readonly string[],
  framePages: readonly FramePage[] = [],
): HeaderRule[] {
  return [
    { path: '/*', headers: securityHeaders },
    ...['/', '/m/', ...pages, ...pages.map((path) => `${path}.html`)].map((path) =>
      revalidated(path, pagePolicy(policy)),
    ),
    revalidated(workerPath, filePolicy(policy)),
    ...framePages.map((page) => revalidated(page.path, pagePolicy(page.policy))),
    { path: `/${siteManifestPath}`, headers: { 'Cache-Control': cacheRevalidate } },
    {
      path: `${assetsPath}*`,
      headers: { 'Content-Security-Policy': filePolicy(policy), 'Cache-Control': cacheForever },
    },
  ]
}

const revalidated = (path: string, policy: string): HeaderRule => ({
  path,
  headers: { 'Content-Security-Policy': policy, 'Cache-Control': cacheRevalidate },
})

/**
 * Of a host that has only the assets of all sites: any site may read them, which a browser needs to run a script of another host
 * that it has checked.
 */
export const assetHostHeaders: readonly HeaderRule[] = [
  {
    path: `${assetsPath}*`,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': cacheForever,
    },
  },
]

/**
 * The `_headers` file for static hosting providers. When a site has more pages than a host accepts rules, the last pages have no
 * rule of their own: their policy is in the meta tag, X-Frame-Options forbids framing, and the hosts let pages be revalidated.
 */
export const headersFile = (rules: readonly HeaderRule[], pages: readonly string[] = []): string =>
  withinLimit(rules, pages)
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(headerLine)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')

function withinLimit(rules: readonly HeaderRule[], pages: readonly string[]): readonly HeaderRule[] {
  const surplus = rules.length - hostLimits.rules
  if (surplus <= 0) return rules
  // The hosts redirect an address with ".html", or have few visits to it: these go first.
  const dropped = new Set([...pages.map((path) => `${path}.html`), ...pages.toReversed()].slice(0, surplus))
  return rules.filter(({ path }) => !dropped.has(path))
}

/** Parses the output of `headersFile`. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .flatMap(([path, ...lines]) =>
      path ? [{ path, headers: Object.fromEntries(lines.map(parseHeaderLine)) }] : [],
    )
}

function parseHeaderLine(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/** The rules that match a path. */
export const rulesFor = (rules: readonly HeaderRule[], path: string): HeaderRule[] =>
  rules.filter((rule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  )

/** The headers for a path. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rulesFor(rules, path).map((rule) => rule.headers))
