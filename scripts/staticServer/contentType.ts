import { extname } from 'node:path'

/** The Content-Type of each kind of file in a site, by its extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The Content-Type for a file name. */
export const contentType = (path: string): string =>
  contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream'

/** Whether a file name has the extension of one of the site's files. */
export const isKnownType = (path: string): boolean => extname(path).toLowerCase() in contentTypes
