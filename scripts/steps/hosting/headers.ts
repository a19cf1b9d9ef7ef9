import { workerPath } from '../../../runtime/tables/serviceWorker'

/**
 * Headers for the responses whose path matches: an exact path, or a folder as "/m/assets/*". No header stands in two rules
 * that match one path: some hosts join the two values, others let the later one win (D16).
 */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Browser features that none of our pages uses, and that no iframe in them may request. */
const deniedFeatures = [
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

/** The headers of every response (D16). */
const securityHeaders: Record<string, string> = {
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

/** `policy` is the one in the pages' meta tag; `pages` are the paths of HTML pages: "/m/home", "/m/member/home". */
export function headerRules(
  policy: string,
  pages: readonly string[],
  framePages: readonly FramePage[] = [],
): HeaderRule[] {
  return [
    { path: '/*', headers: securityHeaders },
    ...['/', '/m/', ...pages, ...pages.map((path) => `${path}.html`), workerPath].map((path) =>
      revalidated(path, policy),
    ),
    ...framePages.map((page) => revalidated(page.path, page.policy)),
    { path: '/m/asset-manifest.json', headers: { 'Cache-Control': cacheRevalidate } },
    {
      path: '/m/assets/*',
      headers: { 'Content-Security-Policy': withFrameAncestors(policy), 'Cache-Control': cacheForever },
    },
  ]
}

const revalidated = (path: string, policy: string): HeaderRule => ({
  path,
  headers: { 'Content-Security-Policy': withFrameAncestors(policy), 'Cache-Control': cacheRevalidate },
})

/** The `_headers` file for static hosting providers. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')

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
