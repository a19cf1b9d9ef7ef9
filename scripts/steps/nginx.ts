import { entryPath } from './addresses'
import {
  cacheAskFirst,
  cacheForever,
  type FramePage,
  framedByUs,
  type HeaderRule,
  headersFor,
} from './headers'

export interface NginxInput {
  readonly rules: readonly HeaderRule[]
  /** Addresses that answer with a page of their own: "/m/home". */
  readonly pages: readonly string[]
  /** Hosts whose pages lie under _domains/<host>/ (E2.72, D17). */
  readonly domains: readonly string[]
  /** Pages with a policy of their own. */
  readonly framePages?: readonly FramePage[]
}

/**
 * What goes into a `server` block that has `root` and `server_name`. Letter case, a trailing slash, double slashes
 * (nginx merges them) and ".html" lead to the page; the page itself then mends its address (D4).
 */
export function nginxFile({ rules, pages, domains, framePages = [] }: NginxInput): string {
  const {
    'Cache-Control': _,
    'Content-Security-Policy': policy = '',
    ...headers
  } = headersFor(rules, entryPath)
  const lobby = ['return 302 /m/home$is_args$args;']
  return [
    '# Part of a server block: include it beside root and server_name.',
    'gzip_static on;',
    '# brotli_static on;  # with ngx_brotli: the .br files are there',
    'set $pages "";',
    ...domains.map((domain) => `if ($host = "${domain}") { set $pages "/_domains/${domain}"; }`),
    // Said once: a location that adds a header of its own would lose these.
    `set $cache "${cacheAskFirst}";`,
    'add_header Cache-Control $cache always;',
    `set $policy ${quote(policy)};`,
    'add_header Content-Security-Policy $policy always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'error_page 404 /m/404.html;',
    ...location('= /', lobby),
    ...location('= /m', lobby),
    ...location('= /m/', ['try_files $pages/m/index.html =404;']),
    ...location('^~ /m/assets/', [`set $cache "${cacheForever}";`, 'try_files $uri =404;']),
    ...framePages.flatMap((page) =>
      location(`= ${page.path}`, [`set $policy ${quote(framedByUs(page.policy))};`, 'try_files $uri =404;']),
    ),
    ...location('~ ^/(_headers|_domains/|nginx\\.conf)', ['return 404;']),
    ...pages.flatMap((path) =>
      location(`~* ^${escapePattern(path)}(\\.html)?/?$`, [`try_files $pages${path}.html =404;`]),
    ),
    ...location('/', ['try_files $uri =404;']),
    '',
  ].join('\n')
}

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

const location = (match: string, lines: readonly string[]): string[] => [
  `location ${match} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

const escapePattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
