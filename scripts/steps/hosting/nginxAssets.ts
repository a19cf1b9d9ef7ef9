import { assetsPath } from '../site/sitePaths'
import { assetHostHeaders, headersFor } from './headers'
import { serverLines, textReply } from './nginxServer'
import { addHeaders, locationBlock } from './nginxSyntax'

const usage = [
  '# The host of the assets of all sites (--asset-origin). Include this in a server block of its own:',
  '#   server {',
  '#     listen 443 ssl; server_name cdn.example.com;',
  '#     ssl_certificate ...; ssl_certificate_key ...;',
  '#     root <this folder>;',
  '#     include <this folder>/nginx.conf;',
  '#   }',
]

/** Serves assets, and nothing else (D168). */
export const nginxAssetsFile = (): string =>
  [
    ...usage,
    ...serverLines,
    ...locationBlock('/', textReply(404, 'Not found')),
    ...locationBlock(assetsPath, [
      ...addHeaders(headersFor(assetHostHeaders, assetsPath)),
      'try_files $uri =404;',
      ...locationBlock('~ /\\.|\\.(br|gz)$', ['return 404;']),
    ]),
    '',
  ].join('\n')
