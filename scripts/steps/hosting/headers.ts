import { workerPath } from '../../../runtime/tables/serviceWorker'

/** Headers for the responses whose path matches: an exact path, or a folder as "/m/assets/*". Later rules win. */
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

/** The headers of every response (D16). `policy` is the one in the meta tag. */
const securityHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': withFrameAncestors(policy),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // Sign-in popups of identity providers must be able to reply to the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
})

export const cacheForever = 'public, max-age=31536000, immutable'
export const cacheRevalidate = 'no-cache'

/** A page with its own policy. */
export interface FramePage {
  readonly path: string
  readonly policy: string
}

/** `pages` are the paths of HTML pages: "/m/home", "/m/member/home". */
export function headerRules(
  policy: string,
  pages: readonly string[],
  framePages: readonly FramePage[] = [],
): HeaderRule[] {
  return [
    { path: '/*', headers: securityHeaders(policy) },
    ...['/', ...pages, '/m/asset-manifest.json', workerPath].map((path) => ({
      path,
      headers: { 'Cache-Control': cacheRevalidate },
    })),
    ...framePages.map((page) => ({
      path: page.path,
      headers: {
        'Content-Security-Policy': withFrameAncestors(page.policy),
        'Cache-Control': cacheRevalidate,
      },
    })),
    { path: '/m/assets/*', headers: { 'Cache-Control': cacheForever } },
  ]
}

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

/** The headers for a path, by the rules in order. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = (rule: string): boolean =>
    rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : rule === path
  return Object.assign({}, ...rules.filter((rule) => matches(rule.path)).map((rule) => rule.headers))
}
