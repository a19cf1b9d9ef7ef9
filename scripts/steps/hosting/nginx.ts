import { contentTypes } from '../../staticServer/contentType'
import { assetsPath, entryPath, indexPath, notFoundPath } from '../site/sitePaths'
import { cacheForever, type FramePage, type HeaderRule, headersFor } from './headers'

export interface NginxInput {
  readonly rules: readonly HeaderRule[]
  /** Paths of HTML pages: "/m/home". */
  readonly pages: readonly string[]
  /** All domains of the merchant. */
  readonly domains: readonly string[]
  /** Domains whose pages are in _domains/<domain>/ (E2.72, D139). */
  readonly ownPages?: readonly string[]
  /** Pages with their own policy. */
  readonly framePages?: readonly FramePage[]
}

/** Prefixes that belong to the platform, on the site's own domains. */
export const platformPrefixes = ['/wps/', '/lgw/', '/mini-game/'] as const

const usage = [
  '# Include this in a server block that has listen, the certificate, root (this folder), and the platform:',
  '#   server {',
  '#     listen 443 ssl;',
  '#     ssl_certificate ...; ssl_certificate_key ...;',
  '#     root /srv/sites/<code>;',
  '#     set $platform ...;  # its scheme, and its address or the name of an upstream block: other names need a resolver',
  '#     include /srv/sites/<code>/nginx.conf;',
  '#   }',
  '# With ngx_brotli, write "brotli_static on;" next to the include.',
]

/**
 * Configuration to include in a `server` block that has `listen`, `root` and `$platform`. Paths in another letter case, with a
 * trailing slash, double slashes (which nginx merges) or ".html" serve the page, which then corrects its URL itself (D4).
 *
 * Headers are literal: a variable that `set` gives has no value yet where nginx refuses a request before it reads its path
 * (400). A location with an add_header of its own has none of the server's, so it repeats all of them.
 */
export function nginxFile({ rules, pages, domains, ownPages = [], framePages = [] }: NginxInput): string {
  const pageHeaders = headersFor(rules, entryPath)
  const lobby = [`return 302 ${entryPath}$is_args$args;`]
  const text = (status: number, content: string): string[] => [
    // Else the type would be that of the address.
    'types { }',
    'default_type text/plain;',
    `return ${status} "${content}";`,
  ]
  return [
    ...usage,
    ...serverNames(domains),
    ...typeLines,
    'charset utf-8;',
    `charset_types ${charsetTypes.join(' ')};`,
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# Proxies in front of this server get compressed files, too.',
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    // No file is so large that a part of it is of use, and a refusal (416) would have each header twice.
    'max_ranges 0;',
    'log_not_found off;',
    'set $pages "";',
    ...ownPages.map((domain) => `if ($host = "${domain}") { set $pages "/_domains/${domain}"; }`),
    ...addHeaders(pageHeaders),
    'error_page 400 /_errors/400;',
    'error_page 404 @notFound;',
    'error_page 405 @notAllowed;',
    ...locationBlock('= /_errors/400', ['internal;', ...text(400, 'Bad request')]),
    ...locationBlock('@notFound', [`try_files $pages${notFoundPath}.html =404;`]),
    ...locationBlock('@noFile', text(404, 'Not found')),
    ...locationBlock('@notAllowed', [
      ...addHeaders({ ...pageHeaders, Allow: 'GET, HEAD' }),
      ...text(405, 'Method not allowed'),
    ]),
    ...platformPrefixes.flatMap((prefix) => locationBlock(`^~ ${prefix}`, proxyLines(pageHeaders))),
    ...locationBlock('= /', lobby),
    // The first pattern that matches wins.
    ...locationBlock('~ \\x5c', ['return 400;']),
    ...locationBlock('~ /[_.]|^/nginx\\.conf$|\\.(br|gz)$', ['return 404;']),
    ...locationBlock('~* ^/m$', lobby),
    ...locationBlock(pattern(notFoundPath), ['return 404;']),
    ...locationBlock(`~* ^/m/(index(\\.html)?/?)?$`, [`try_files $pages${indexPath}.html =404;`]),
    ...framePages.flatMap(({ path }) =>
      locationBlock(pattern(path.replace(/\.html$/, '')), [
        ...addHeaders(headersFor(rules, path)),
        `try_files ${path} =404;`,
      ]),
    ),
    ...pages
      .filter((path) => path !== indexPath && path !== notFoundPath)
      .flatMap((path) => locationBlock(pattern(path), [`try_files $pages${path}.html =404;`])),
    ...locationBlock(`~ ^${assetsPath}`, [
      ...addHeaders(headersFor(rules, assetsPath)),
      'error_page 400 /_errors/400;',
      'error_page 404 @noFile;',
      'error_page 405 @notAllowed;',
      'try_files $uri =404;',
    ]),
    ...locationBlock(`~* \\.(${fileExtensions.join('|')})$`, [
      'error_page 400 /_errors/400;',
      'error_page 404 @noFile;',
      'error_page 405 @notAllowed;',
      'try_files $uri =404;',
    ]),
    ...locationBlock('/', ['try_files $uri =404;']),
    '',
  ].join('\n')
}

/** Extensions of the files that are not pages, without the dot. */
const fileExtensions = Object.keys(contentTypes)
  .map((extension) => extension.slice(1))
  .filter((extension) => extension !== 'html')

const mediaType = (type: string): string => type.split(';')[0] ?? type

/** The server's own list of types, because those of nginx lack some and name others differently. */
const typeLines = [
  'types {',
  ...Object.entries(contentTypes).map(([extension, type]) => `  ${mediaType(type)} ${extension.slice(1)};`),
  '}',
  'default_type application/octet-stream;',
]

/** nginx adds text/html by itself. */
const charsetTypes = [
  ...new Set([
    'text/plain',
    ...Object.values(contentTypes)
      .filter((type) => type.includes('charset'))
      .map(mediaType),
  ]),
].filter((type) => type !== 'text/html')

/**
 * Names are looked up in a table whose size is set outside of a server block: by default, a name has at most 46 characters (a
 * bucket is 64 bytes, of which a name's entry needs 8 for a pointer, 2 for its length, and 8 are its end;
 * ngx_hash_init, nginx 1.22), and a table with many long names is reported in the log. Patterns have no table.
 */
const longestName = 46
const mostNames = 8

/** A parameter has at most 4,095 bytes (NGX_CONF_BUFFER). */
const longestPattern = 2000

function serverNames(domains: readonly string[]): string[] {
  const plain = domains.filter((domain) => domain.length <= longestName).slice(0, mostNames)
  const others = domains.filter((domain) => !plain.includes(domain))
  return [
    ...(plain.length > 0 ? [`server_name ${plain.join(' ')};`] : []),
    ...groupByLength(others.map(escapePattern)).map((names) => `server_name ~^(${names.join('|')})$;`),
  ]
}

/** Parts of a list, each no longer than a pattern may be. */
function groupByLength(texts: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const text of texts) {
    const last = groups.at(-1)
    if (last && [...last, text].join('|').length <= longestPattern) last.push(text)
    else groups.push([text])
  }
  return groups
}

/** The platform's replies have the platform's headers: only https is required for the whole host. */
const proxyLines = (pageHeaders: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(pageHeaders)
    .filter(([name]) => name === 'Strict-Transport-Security')
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  'charset off;',
  'proxy_pass $platform;',
  'proxy_http_version 1.1;',
  'proxy_ssl_server_name on;',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
]

const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => {
    // A refused request for a file must not be kept like the file.
    const isAlways = value !== cacheForever
    return `add_header ${name} ${quote(value)}${isAlways ? ' always' : ''};`
  })

/** A quoted parameter. nginx has no way to write a dollar sign, which begins a variable: no value has one. */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot be given "${text}": it has a dollar sign.`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A page in any letter case, with ".html" and a slash at its end. */
const pattern = (path: string): string => `~* ^${escapePattern(path)}(\\.html)?/?$`

const locationBlock = (match: string, lines: readonly string[]): string[] => [
  `location ${match} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

const escapePattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
