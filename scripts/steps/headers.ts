import { workerPath } from '../../runtime/tables/serviceWorker'

/** Headers of the answers whose path fits: an exact path, or a folder written "/m/assets/*". The later rule wins. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Powers that no page of ours uses, and so that no frame in it can ask for. */
const refusedPowers = [
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

/** A meta tag cannot carry frame-ancestors, so the header repeats the policy and adds it. */
export const framedByUs = (policy: string): string => `${policy}; frame-ancestors 'self'`

/** What every answer carries (D16). `policy` is the one of the meta tag. */
const securityHeaders = (policy: string): Record<string, string> => ({
  // A meta tag cannot carry frame-ancestors, so the header repeats the policy and adds it.
  'Content-Security-Policy': framedByUs(policy),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // Sign-in windows of identity providers must be able to answer the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': refusedPowers.map((power) => `${power}=()`).join(', '),
})

export const cacheForever = 'public, max-age=31536000, immutable'
export const cacheAskFirst = 'no-cache'

/** A page with a policy of its own. */
export interface FramePage {
  readonly path: string
  readonly policy: string
}

/** `pages` are the addresses that answer with HTML: "/m/home", "/m/member/home". */
export function headerRules(
  policy: string,
  pages: readonly string[],
  framePages: readonly FramePage[] = [],
): HeaderRule[] {
  return [
    { path: '/*', headers: securityHeaders(policy) },
    ...['/', ...pages, '/m/asset-manifest.json', workerPath].map((path) => ({
      path,
      headers: { 'Cache-Control': cacheAskFirst },
    })),
    ...framePages.map((page) => ({
      path: page.path,
      headers: { 'Content-Security-Policy': framedByUs(page.policy), 'Cache-Control': cacheAskFirst },
    })),
    { path: '/m/assets/*', headers: { 'Cache-Control': cacheForever } },
  ]
}

/** The `_headers` file that static hosts read. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')

/** Reads what `headersFile` wrote. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .flatMap(([path, ...lines]) =>
      path ? [{ path, headers: Object.fromEntries(lines.map(headerLine)) }] : [],
    )
}

function headerLine(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/** The headers of one address, by the rules in their order. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = (rule: string): boolean =>
    rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : rule === path
  return Object.assign({}, ...rules.filter((rule) => fits(rule.path)).map((rule) => rule.headers))
}
