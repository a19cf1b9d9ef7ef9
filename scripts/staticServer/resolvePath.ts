import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { assetsPath, entryPath, notFoundPath } from '../steps/site/sitePaths'
import { isKnownType } from './contentType'

/** What a request path resolves to. Paths are relative to the site's folder, without a leading slash. */
export type ResolvedPath =
  | { readonly kind: 'file'; readonly path: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string }
  /** No such file, in a place where a page would be of no use: a missing script or picture. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused' }

const notFound = { kind: 'file', path: `${notFoundPath.slice(1)}.html`, status: 404 } as const

/**
 * Resolves a request path (as sent: still encoded, without its query). `/` and `/m` redirect to the lobby; a page is
 * served for its path in any letter case, with double or trailing slashes and with `.html` (D4); every unknown path
 * gets the site's own 404 page, and a missing file a line. A path that tries to leave the folder is refused. The
 * configuration of nginx does the same (hosting/nginx.ts).
 */
export function resolvePath(folder: string, requestPath: string): ResolvedPath {
  const path = decodePath(requestPath)
  if (path === undefined) return { kind: 'refused' }
  if (isPrivate(path)) return notFound
  if (path === '/' || path.toLowerCase() === '/m') return { kind: 'redirect', to: entryPath }
  const page = path.startsWith(assetsPath) ? undefined : findPage(folder, path)
  if (page === notFound.path) return notFound
  if (page) return { kind: 'file', path: page, status: 200 }
  if (isFile(folder, path)) return { kind: 'file', path: path.slice(1), status: 200 }
  const isPage = extname(path) === '' || /\.html$/i.test(path) || !isKnownType(path)
  return isPage && !path.startsWith(assetsPath) ? notFound : { kind: 'missing' }
}

/**
 * The decoded path, with single slashes and without dot segments; undefined when it is malformed, leads out of the folder, or
 * hides characters from this check.
 */
function decodePath(requestPath: string): string | undefined {
  const path = decodeUri(requestPath)
  if (path === undefined || !path.startsWith('/') || /[\\\0]/.test(path)) return undefined
  const segments: string[] = []
  for (const segment of path.split('/').filter((name) => name !== '' && name !== '.'))
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  const isFolder = segments.length > 0 && /(^|\/)\.{0,2}$/.test(path)
  return `/${segments.join('/')}${isFolder ? '/' : ''}`
}

function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Files for the web server (`_headers`, `nginx.conf`, `_domains`), compressed siblings and hidden files are not served. */
const isPrivate = (path: string): boolean => /\/(?!\.well-known\/)[_.]|^\/nginx\.conf$|\.(br|gz)$/.test(path)

const isFile = (folder: string, path: string): boolean =>
  statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false

function findPage(folder: string, path: string): string | undefined {
  const segments = path.toLowerCase() === '/m/' ? ['m', 'index'] : path.split('/').filter(Boolean)
  const names = segments.map((name) => name.toLowerCase())
  const pageName = names.at(-1)?.replace(/\.html$/, '')
  if (names[0] !== 'm' || !pageName) return undefined
  return names
    .with(-1, `${pageName}.html`)
    .reduce<string | undefined>((parent, name) => parent && entryIgnoringCase(folder, parent, name), '.')
    ?.slice('./'.length)
}

/** A folder's entry whose name is the same but for letter case. */
function entryIgnoringCase(folder: string, parent: string, name: string): string | undefined {
  const path = join(folder, parent)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const entry = readdirSync(path).find((other) => other.toLowerCase() === name)
  return entry && `${parent}/${entry}`
}
