import { workerPath } from '../../../runtime/tables/serviceWorker'
import { assetsPath, entryPath, nginxFolder, notFoundPath, siteManifestPath } from '../site/sitePaths'
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
    '# A page as it is linked, and as it may be written else: in any letter case, with a slash or .html at its end.',
    ...map('"$site:$uri"', '$site_page', ['default $site_other_page;', fragments('pages')]),
    ...map('"$site:$site_path"', '$site_other_page', ['default "";', fragments('pages')]),
    ...map('$uri', '$site_path', [
      'default "";',
      '"~*^(?<site_path_found>/m/.*?)(?:\\.html)?/?\\z" $site_path_found;',
    ]),
    '# Pages with a policy of their own, which are rarely asked for.',
    ...map('"$site:$site_path"', '$site_frame_page', ['default "";', fragments('framePages')]),
    ...map('$site', '$site_policy', ['default "";', fragments('policies')]),
    ...map('$site', '$site_file_policy', ['default "";', fragments('filePolicies')]),
    ...map('"$site:$site_frame_page"', '$site_frame_policy', [
      'default $site_policy;',
      fragments('framePolicies'),
    ]),
    '# Whether an address that does not exist is one of a file: then a page would be of no use.',
    ...map('$uri', '$site_no_page', ['default "";', `"~${privatePattern}" "";`, `"~*${filePattern}" 1;`]),
    '# A malformed request is refused before its host is read.',
    ...map('$status', '$site_refusal', ['default "No site has this name";', '400 "Bad request";']),
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

/** Files beside those with a hash that an open page asks for, or a crawler. */
const openFiles = [`= /${siteManifestPath}`, '= /robots.txt']

/** Addresses of no page and no file. The end of a pattern is also before a last line break. */
const refusedPattern = `[\\x5c\\x0a]|${privatePattern}|^${notFoundPath}\\.html$`
/** The same for assets, which are asked for most: what is not refused is read once, from left to right. */
const refusedAsset = '^(?!(?:/[^_./\\x5c\\x0a][^/\\x5c\\x0a]*+)++(?<!\\.br|\\.gz)\\z)'
const refused = ['if ($uri ~ \\x5c) { return 400; }', 'return 404;']

const nobodysHeaders = addHeaders({
  ...Object.fromEntries(
    Object.entries(securityHeaders).filter(([name]) => name !== 'Strict-Transport-Security'),
  ),
  'Content-Security-Policy': withFrameAncestors("default-src 'none'"),
  'Cache-Control': cacheRevalidate,
})

/** The server block of all sites: it replies as the one of a single site does (nginx.ts), for the site of the request's host. */
export function nginxServerFile(): string {
  const headers = (policy: string, cache: string = cacheRevalidate): string[] =>
    addHeaders({ ...securityHeaders, 'Content-Security-Policy': policy, 'Cache-Control': cache })
  const lobby = [`return 302 ${entryPath}$is_args$args;`]
  return [
    ...serverUsage,
    `root ${sitesFolder}/$site;`,
    ...serverLines,
    ...headers('$site_policy'),
    '# A limit of requests is not maintenance.',
    'limit_req_status 429;',
    'limit_conn_status 429;',
    'error_page 400 /_errors/400;',
    'error_page 404 @notFound;',
    'error_page 405 @notAllowed;',
    `error_page 503 ${closedPath};`,
    `if ($site = ${nobody}) { rewrite ^ /_errors/host last; }`,
    // Its path cannot be read, or the site is not known, so no site's policy is either. No https is required of such a host.
    ...locationBlock('= /_errors/host', ['internal;', ...nobodysHeaders, ...textReply(421, '$site_refusal')]),
    ...locationBlock('= /_errors/400', [
      'internal;',
      ...headers('$site_policy'),
      ...textReply(400, 'Bad request'),
    ]),
    ...locationBlock('= /_errors/404', [
      'internal;',
      ...headers('$site_policy'),
      ...textReply(404, 'Not found'),
    ]),
    ...locationBlock(`= ${closedPath}`, [
      'internal;',
      ...headers('$site_frame_policy', 'no-store'),
      ...addHeaders({ 'Retry-After': String(retryAfter), 'X-Maintenance': '1' }),
      'try_files $site_frame_page =503;',
    ]),
    ...locationBlock('@notFound', [
      'if ($site_no_page) { rewrite ^ /_errors/404 last; }',
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
    // Exact paths, and patterns only where there is no page: each pattern costs every request before it a little.
    ...['/', '/m', '/M'].flatMap((path) => locationBlock(`= ${path}`, lobby)),
    ...locationBlock(`= ${workerPath}`, [
      ...headers('$site_file_policy'),
      ...fileErrors,
      'try_files $uri =404;',
    ]),
    ...locationBlock(`^~ ${assetsPath}`, [
      ...headers('$site_file_policy', cacheForever),
      ...fileErrors,
      // A folder. Nothing else needs to be looked up before it is opened.
      'error_page 301 =404 @noFile;',
      ...locationBlock(`~ ${refusedAsset}`, refused),
    ]),
    ...locationBlock('^~ /m/icons/', [
      'try_files $site_domain_folder$site_page $site_page $uri =404;',
      ...locationBlock(`~ ${refusedPattern}`, refused),
    ]),
    ...openFiles.flatMap((match) => locationBlock(match, ['try_files $uri =404;'])),
    // Files and calls of pages that are open go on during maintenance.
    ...locationBlock('/', [
      `if (-f ${maintenanceFolder}/$site) { return 503; }`,
      // A site has every page that its maps name: that need not be looked up before it is opened.
      'if ($site_page) { rewrite ^ $site_domain_folder$site_page break; }',
      'try_files /_none @other;',
    ]),
    ...locationBlock('@other', [
      ...headers('$site_frame_policy'),
      'if ($uri ~ \\x5c) { return 400; }',
      `if ($uri ~ ${refusedPattern}) { return 404; }`,
      'try_files $site_frame_page $uri =404;',
    ]),
    '',
  ].join('\n')
}
