import { workerPath } from '../../../runtime/tables/serviceWorker'
import { assetsPath, entryPath, indexPath, notFoundPath } from '../site/sitePaths'
import { type FramePage, type HeaderRule, headersFor } from './headers'
import {
  fileErrors,
  filePattern,
  platformPrefixes,
  privatePattern,
  proxyLines,
  serverLines,
  textReply,
} from './nginxServer'
import { addHeaders, escapePattern, locationBlock } from './nginxSyntax'

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
  return [
    ...usage,
    ...serverNames(domains),
    ...serverLines,
    'set $pages "";',
    ...ownPages.map((domain) => `if ($host = "${domain}") { set $pages "/_domains/${domain}"; }`),
    ...addHeaders(pageHeaders),
    'error_page 400 /_errors/400;',
    'error_page 404 @notFound;',
    'error_page 405 @notAllowed;',
    ...locationBlock('= /_errors/400', ['internal;', ...textReply(400, 'Bad request')]),
    ...locationBlock('@notFound', [`try_files $pages${notFoundPath}.html =404;`]),
    ...locationBlock('@noFile', textReply(404, 'Not found')),
    ...locationBlock('@notAllowed', [
      ...addHeaders({ ...pageHeaders, Allow: 'GET, HEAD' }),
      ...textReply(405, 'Method not allowed'),
    ]),
    ...platformPrefixes.flatMap((prefix) =>
      locationBlock(`^~ ${prefix}`, proxyLines(pageHeaders, '$scheme')),
    ),
    ...locationBlock('= /', lobby),
    ...locationBlock(`= ${workerPath}`, [
      ...addHeaders(headersFor(rules, workerPath)),
      ...fileErrors,
      'try_files $uri =404;',
    ]),
    // The first pattern that matches wins.
    ...locationBlock('~ \\x5c', ['return 400;']),
    // The end of a pattern is also before a last line break.
    ...locationBlock('~ \\x0a', ['return 404;']),
    ...locationBlock(`~ ${privatePattern}`, ['return 404;']),
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
      ...fileErrors,
      'try_files $uri =404;',
    ]),
    ...locationBlock(`~* ${filePattern}`, [...fileErrors, 'try_files $uri =404;']),
    ...locationBlock('/', ['try_files $uri =404;']),
    '',
  ].join('\n')
}

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

/** A page in any letter case, with ".html" and a slash at its end. */
const pattern = (path: string): string => `~* ^${escapePattern(path)}(\\.html)?/?$`
