import { contentType } from '../../../staticServer/contentType'
import { isCompressible } from '../../assets/compress'
import { cacheForever, type HeaderRule, headersFor } from '../../hosting/headers'
import type { Details } from '../finding'
import type { Reply } from './client'
import type { Observation } from './observation'
import { policyFinding } from './policy'

const policyName = 'Content-Security-Policy'

/** What a reply has of the headers that the build writes for its path. HTTPS is required only of who came by it. */
export function headerFindings(reply: Reply, rules: readonly HeaderRule[], path: string): Observation[] {
  const isSecure = reply.url.startsWith('https:')
  return Object.entries(headersFor(rules, path))
    .filter(([name]) => isSecure || name !== 'Strict-Transport-Security')
    .flatMap(([name, value]) => {
      const details = headerFinding(name, value, headerOf(reply, name))
      return details ? [{ ...details, address: reply.url }] : []
    })
}

const headerOf = ({ headers }: Reply, name: string): string | undefined => {
  const value = headers[name.toLowerCase()]
  return Array.isArray(value) ? value.join(', ') : value
}

function headerFinding(name: string, expected: string, sent: string | undefined): Details | undefined {
  if (sent === undefined)
    return {
      level: 'must',
      code: name === 'Cache-Control' ? 'cache-control' : 'header-missing',
      message: `The header "${name}" is missing; the build says "${shorten(expected)}".`,
      why: whyOf[name] ?? 'The build sends it with every reply of this kind (D146).',
      fix: hosting,
    }
  if (name === policyName) return policyFinding(expected, sent)
  if (isSame(name, expected, sent)) return undefined
  return {
    level: 'must',
    code: name === 'Cache-Control' ? 'cache-control' : 'header-differs',
    message: `The header "${name}" is "${shorten(sent)}"; the build says "${shorten(expected)}".`,
    why: expected === cacheForever ? whyForever : (whyOf[name] ?? 'The build sends another value (D146).'),
    fix: hosting,
  }
}

const hosting =
  'Serve the site with the configuration of its build (nginx.server.conf, nginx.conf or _headers), and look for a proxy that changes headers.'

const whyForever =
  'These files never change under their name: without a long time every visit asks for each of them again.'

const whyOf: Readonly<Record<string, string>> = {
  'Cache-Control': 'Old pages would be kept after a release, and ask for files that are gone.',
  'X-Frame-Options': 'Other sites could show this one in a frame, and lead taps to where nobody meant them.',
  'Strict-Transport-Security': 'A network could lead members to a copy of the site without https.',
  'X-Content-Type-Options': 'Browsers could run a file that is no script.',
  [policyName]: 'Scripts that somebody has brought into the page could run, and send away what members type.',
  'Access-Control-Allow-Origin': 'Browsers refuse to run scripts of another host that they cannot check.',
}

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

const parts = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .sort()

const maxAge = (text: string): number => Number(/max-age="?(\d+)/i.exec(text)?.[1] ?? 0)

/** The order of a list does not matter, and https may be required for longer. */
function isSame(name: string, expected: string, sent: string): boolean {
  if (name === 'Strict-Transport-Security') return maxAge(sent) >= maxAge(expected)
  return parts(expected).join() === parts(sent).join()
}

const mediaType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()

/** The type and the compression of a file that was found. `path`: as the site names it, with the file's ending. */
export function fileFindings(reply: Reply, path: string): Observation[] {
  const expected = contentType(path)
  const sent = reply.headers['content-type'] ?? ''
  const address = reply.url
  const wrongType: Observation[] =
    mediaType(sent) === mediaType(expected)
      ? []
      : [
          {
            level: 'must',
            code: 'type-wrong',
            address,
            message: `The type is "${sent}"; the file is "${expected}".`,
            why: 'Browsers run no script and use no style of another type.',
            fix: hosting,
          },
        ]
  return [...wrongType, ...(isCompressible(path) ? compressionFindings(reply) : [])]
}

function compressionFindings({ headers, url: address, body }: Reply): Observation[] {
  const encoding = headers['content-encoding']
  if (encoding === undefined)
    // What fits into one packet gains nothing.
    return body.length < smallFile
      ? []
      : [
          {
            level: 'must',
            code: 'compression-missing',
            address,
            message: 'It is sent without compression.',
            why: 'A first visit takes three to four times as long on a slow connection.',
            fix: 'Switch on gzip_static (and brotli_static with ngx_brotli), or the compression of the host; the build has the compressed files.',
          },
        ]
  const varies = /accept-encoding|\*/i.test(headers.vary ?? '')
  return [
    ...(varies
      ? []
      : [
          {
            level: 'must' as const,
            code: 'vary-missing',
            address,
            message: `It is sent as ${encoding}, without "Vary: Accept-Encoding".`,
            why: 'A cache in between gives it to clients that cannot read it.',
            fix: 'Switch on gzip_vary, or let the proxy pass the header on.',
          },
        ]),
    ...(encoding === 'br' || !address.startsWith('https:')
      ? []
      : [
          {
            level: 'note' as const,
            code: 'brotli-missing',
            address,
            message: `It is sent as ${encoding}, although the client reads brotli.`,
            why: 'Brotli is about a fifth smaller, and the build has those files.',
            fix: 'Install ngx_brotli, and write "brotli_static on;", or switch brotli on at the host.',
          },
        ]),
  ]
}

const smallFile = 1400
