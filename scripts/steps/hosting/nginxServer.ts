import { contentTypes } from '../../staticServer/contentType'
import { addHeaders, block } from './nginxSyntax'

/** Prefixes that belong to the platform, on the site's own domains. */
export const platformPrefixes = ['/wps/', '/lgw/', '/mini-game/'] as const

/** A location's reply in words. */
export const textReply = (status: number, content: string): string[] => [
  // Else the type would be that of the address.
  'types { }',
  'default_type text/plain;',
  `return ${status} "${content}";`,
]

/** Replies to what is no page: a missing file has no page of its own, and nginx's own page would have no headers of ours. */
export const fileErrors = [
  'error_page 400 /_errors/400;',
  'error_page 404 @noFile;',
  'error_page 405 @notAllowed;',
]

/** Extensions of the files that are not pages, without the dot. */
const fileExtensions = Object.keys(contentTypes)
  .map((extension) => extension.slice(1))
  .filter((extension) => extension !== 'html')

/** What an address of a file ends with. */
export const filePattern = `\\.(${fileExtensions.join('|')})$`

/** Files for the web server, compressed siblings and hidden files are not served. */
export const privatePattern = '/(?!\\.well-known/)[_.]|^/nginx\\.conf$|\\.(br|gz)$'

const mediaType = (type: string): string => type.split(';')[0] ?? type

/** nginx adds text/html by itself. */
const charsetTypes = [
  ...new Set([
    'text/plain',
    ...Object.values(contentTypes)
      .filter((type) => type.includes('charset'))
      .map(mediaType),
  ]),
].filter((type) => type !== 'text/html')

/** What every server block of ours begins with. */
export const serverLines: readonly string[] = [
  // Our own list of types, because those of nginx lack some and name others differently.
  ...block(
    'types',
    Object.entries(contentTypes).map(([extension, type]) => `${mediaType(type)} ${extension.slice(1)};`),
  ),
  'default_type application/octet-stream;',
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
]

/** The platform's replies have the platform's headers: only https is required for the whole host. */
export const proxyLines = (pageHeaders: Readonly<Record<string, string>>, scheme: string): string[] => [
  ...addHeaders(
    Object.fromEntries(Object.entries(pageHeaders).filter(([name]) => name === 'Strict-Transport-Security')),
  ),
  'charset off;',
  'proxy_pass $platform;',
  'proxy_http_version 1.1;',
  'proxy_ssl_server_name on;',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  `proxy_set_header X-Forwarded-Proto ${scheme};`,
]
