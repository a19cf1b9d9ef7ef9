import { entryPath } from '../stamp/sitePaths'
import {
  cacheForever,
  cacheRevalidate,
  type FramePage,
  type HeaderRule,
  headersFor,
  withFrameAncestors,
} from './headers'

export interface NginxInput {
  readonly rules: readonly HeaderRule[]
  /** Paths of HTML pages: "/m/home". */
  readonly pages: readonly string[]
  /** Domains whose pages are in _domains/<domain>/ (E2.72, D17). */
  readonly domains: readonly string[]
  /** Pages with their own policy. */
  readonly framePages?: readonly FramePage[]
}

/**
 * Configuration to include in a `server` block that has `root` and `server_name`. Paths in another letter case, with a
 * trailing slash, double slashes (which nginx merges) or ".html" serve the page, which then corrects its URL itself
 * (D4).
 */
export function nginxFile({ rules, pages, domains, framePages = [] }: NginxInput): string {
  const {
    'Cache-Control': _,
    'Content-Security-Policy': policy = '',
    ...headers
  } = headersFor(rules, entryPath)
  const lobby = ['return 302 /m/home$is_args$args;']
  return [
    '# Include this in a server block that has root and server_name.',
    'gzip_static on;',
    '# brotli_static on;  # with ngx_brotli: .br files exist',
    'set $pages "";',
    ...domains.map((domain) => `if ($host = "${domain}") { set $pages "/_domains/${domain}"; }`),
    // Set once here: a location with its own add_header would lose these.
    `set $cache "${cacheRevalidate}";`,
    'add_header Cache-Control $cache always;',
    `set $policy ${quote(policy)};`,
    'add_header Content-Security-Policy $policy always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'error_page 404 /m/404.html;',
    ...locationBlock('= /', lobby),
    ...locationBlock('= /m', lobby),
    ...locationBlock('= /m/', ['try_files $pages/m/index.html =404;']),
    ...locationBlock('^~ /m/assets/', [`set $cache "${cacheForever}";`, 'try_files $uri =404;']),
    ...framePages.flatMap((page) =>
      locationBlock(`= ${page.path}`, [
        `set $policy ${quote(withFrameAncestors(page.policy))};`,
        'try_files $uri =404;',
      ]),
    ),
    ...locationBlock('~ ^/(_headers|_domains/|nginx\\.conf)', ['return 404;']),
    ...pages.flatMap((path) =>
      locationBlock(`~* ^${escapePattern(path)}(\\.html)?/?$`, [`try_files $pages${path}.html =404;`]),
    ),
    ...locationBlock('/', ['try_files $uri =404;']),
    '',
  ].join('\n')
}

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

const locationBlock = (match: string, lines: readonly string[]): string[] => [
  `location ${match} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

const escapePattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
