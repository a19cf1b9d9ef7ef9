import { workerPath } from '../../../runtime/tables/serviceWorker'
import { assetsPath, entryPath, nginxFolder, notFoundPath } from '../site/sitePaths'
import { cacheForever, cacheRevalidate, securityHeaders, withFrameAncestors } from './headers'
import { closedPath } from './nginxFragments'
import {
  fileErrors,
  filePattern,
  platformPrefixes,
  privatePattern,
  proxyLines,
  serverLines,
  textReply,
} from './nginxServer'
import { addHeaders, block, locationBlock } from './nginxSyntax'

/** Where the sites are on the server, and where an operator closes one of them; both are written as they are, for `sed`. */
export const sitesFolder = '/srv/sites'
export const maintenanceFolder = '/srv/maintenance'

/** How long crawlers and clients wait before they ask again during maintenance, in seconds. */
export const retryAfter = 300

/** The `$site` of a host that is no merchant's: no merchant code has an underscore, so there is no such folder. */
const nobody = '_nobody'

const httpUsage = [
  '# What nginx knows of all sites. Include it in the http block, once; nginx.server.conf has an example.',
  `# Sites in another folder: sed 's|${sitesFolder}|<folder>|' in both files. Each reload reads what the sites' folders have then.`,
]

const map = (source: string, variable: string, lines: readonly string[]): string[] =>
  block(`map ${source} ${variable}`, lines)

const fragments = (name: string): string => `include ${sitesFolder}/*/${nginxFolder}${name}.conf;`

/**
 * The maps from a request to a site's file and policy, for the http block (D164). Keys are compared without letter case. The
 * sizes are those of a thousand sites with thirty pages each: a bucket holds the longest domain (253) and the longest path (120)
 * with a code, and with a larger table than 10,000 nginx looks for its size from the end.
 */
export const nginxHttpFile = (): string =>
  [
    ...httpUsage,
    'map_hash_bucket_size 512;',
    'map_hash_max_size 131072;',
    ...map('$host', '$site', [`default ${nobody};`, fragments('hosts')]),
    ...map('$host', '$site_domain_folder', ['default "";', fragments('domains')]),
    '# The path without what may stand at its end: /m/home, /m/home/, /m/home.html.',
    ...map('$uri', '$site_path', [
      'default "";',
      '"~*^(?<site_path_found>/m/.*?)(?:\\.html)?/?\\z" $site_path_found;',
    ]),
    ...map('"$site:$site_path"', '$site_page', ['default "";', fragments('pages')]),
    ...map('"$site:"', '$site_policy', ['default "";', fragments('policies')]),
    ...map('"$site:"', '$site_file_policy', ['default "";', fragments('filePolicies')]),
    ...map('"$site:$site_page"', '$site_page_policy', ['default $site_policy;', fragments('pagePolicies')]),
    '# No site, and no error yet: a malformed request is refused before its host is read.',
    ...map('"$site:$status"', '$site_unknown', ['default "";', `${nobody}:000 1;`, `${nobody}:009 1;`]),
    '# What is closed during maintenance: pages, but not the files and the calls of pages that are open.',
    ...map('"$request_method $uri"', '$site_maintenance', [
      'default "";',
      `"~^(?:GET|HEAD) (?!${[...platformPrefixes, assetsPath].join('|')}|.*(?i:${filePattern}))" ${maintenanceFolder}/$site;`,
    ]),
    '# A proxy that ends TLS says so; nginx itself knows.',
    ...map('$http_x_forwarded_proto', '$site_scheme', ['default $scheme;', 'https https;']),
    '',
  ].join('\n')

const serverUsage = [
  '# All sites, for one server block. An example; /etc/ssl/sites/<domain>.pem are the certificates of the domains:',
  `#   include ${sitesFolder}/nginx.http.conf;`,
  '#   server {',
  '#     listen 443 ssl default_server;',
  '#     ssl_certificate /etc/ssl/sites/$ssl_server_name.pem;',
  '#     ssl_certificate_key /etc/ssl/sites/$ssl_server_name.key;',
  '#     set $platform ...;  # its scheme, and its address or the name of an upstream block: other names need a resolver',
  `#     include ${sitesFolder}/nginx.server.conf;`,
  '#   }',
  '#   server { listen 80 default_server; return 308 https://$host$request_uri; }',
  '# With ngx_brotli, write "brotli_static on;" next to the include.',
  '# A proxy in front of it that ends TLS must pass Host on, and send X-Forwarded-Proto and X-Forwarded-For; for the',
  '# address of the member: set_real_ip_from <the proxy>; real_ip_header X-Forwarded-For; real_ip_recursive on;',
  `# Maintenance of one merchant begins with "touch ${maintenanceFolder}/<code>", and ends when the file is removed.`,
]

const plainPolicy = withFrameAncestors("default-src 'none'")

/** The server block of all sites: it replies as the one of a single site does (nginx.ts), for the site of the request's host. */
export function nginxServerFile(): string {
  const headers = (policy: string, cache: string = cacheRevalidate): string[] =>
    addHeaders({ ...securityHeaders, 'Content-Security-Policy': policy, 'Cache-Control': cache })
  const lobby = [`return 302 ${entryPath}$is_args$args;`]
  const { 'Strict-Transport-Security': _, ...foreignHeaders } = securityHeaders
  return [
    ...serverUsage,
    `root ${sitesFolder}/$site;`,
    ...serverLines,
    ...headers('$site_page_policy'),
    'error_page 400 /_errors/400;',
    'error_page 404 @notFound;',
    'error_page 405 @notAllowed;',
    'error_page 503 @maintenance;',
    'if ($site_unknown) { rewrite ^ /_errors/421 last; }',
    `if (-f $site_maintenance) { rewrite ^ ${closedPath} last; }`,
    // Its host is not known where the path cannot be read, so no site's policy is either.
    ...locationBlock('= /_errors/400', [
      'internal;',
      ...headers(plainPolicy),
      ...textReply(400, 'Bad request'),
    ]),
    // No https is required of a host that is none of ours.
    ...locationBlock('= /_errors/421', [
      'internal;',
      ...addHeaders({
        ...foreignHeaders,
        'Content-Security-Policy': plainPolicy,
        'Cache-Control': 'no-store',
      }),
      ...textReply(421, 'No site has this name'),
    ]),
    ...locationBlock(`= ${closedPath}`, ['internal;', 'return 503;']),
    ...locationBlock('@maintenance', [
      ...headers('$site_page_policy', 'no-store'),
      ...addHeaders({ 'Retry-After': String(retryAfter) }),
      'try_files $site_page =503;',
    ]),
    ...locationBlock('@notFound', [
      ...headers('$site_policy'),
      `try_files $site_domain_folder${notFoundPath}.html ${notFoundPath}.html =404;`,
    ]),
    ...locationBlock('@noFile', [...headers('$site_policy'), ...textReply(404, 'Not found')]),
    ...locationBlock('@notAllowed', [
      ...headers('$site_policy'),
      ...addHeaders({ Allow: 'GET, HEAD' }),
      ...textReply(405, 'Method not allowed'),
    ]),
    ...platformPrefixes.flatMap((prefix) =>
      locationBlock(`^~ ${prefix}`, proxyLines(securityHeaders, '$site_scheme')),
    ),
    ...locationBlock('= /', lobby),
    ...locationBlock(`= ${workerPath}`, [
      ...headers('$site_file_policy'),
      ...fileErrors,
      'try_files $uri =404;',
    ]),
    // The first pattern that matches wins.
    ...locationBlock('~ \\x5c', ['return 400;']),
    // The end of a pattern is also before a last line break.
    ...locationBlock('~ \\x0a', ['return 404;']),
    ...locationBlock(`~ ${privatePattern}`, ['return 404;']),
    ...locationBlock('~* ^/m$', lobby),
    ...locationBlock(`~* ^${notFoundPath}(\\.html)?/?$`, ['return 404;']),
    ...locationBlock(`~ ^${assetsPath}`, [
      ...headers('$site_file_policy', cacheForever),
      ...fileErrors,
      'try_files $uri =404;',
    ]),
    ...locationBlock(`~* ${filePattern}`, [
      ...fileErrors,
      'try_files $site_domain_folder$site_page $site_page $uri =404;',
    ]),
    ...locationBlock('/', ['try_files $site_domain_folder$site_page $site_page $uri =404;']),
    '',
  ].join('\n')
}
