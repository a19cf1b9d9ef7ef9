import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a request path resolves to. Paths are relative to the site's folder, without a leading slash. */
export type ResolvedPath =
  | { readonly kind: 'file'; readonly path: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refused' }

const entryPage = '/m/home'
const notFound: ResolvedPath = { kind: 'file', path: 'm/404.html', status: 404 }

/**
 * Resolves a request path (as sent: still encoded, without its query). `/` and `/m` redirect to the lobby; a page is
 * served for its path in any letter case, with double or trailing slashes and with `.html` (D4); every unknown path
 * gets the site's own 404 page. A path that tries to leave the folder is refused.
 */
export function resolvePath(folder: string, requestPath: string): ResolvedPath {
  const path = decodePath(requestPath)
  if (path === undefined) return { kind: 'refused' }
  if (path === '/' || path === '/m') return { kind: 'redirect', to: entryPage }
  if (isPublicFile(folder, path)) return { kind: 'file', path: path.slice(1), status: 200 }
  const page = findPage(folder, path)
  return page ? { kind: 'file', path: page, status: 200 } : notFound
}

/** The decoded path; undefined when it is malformed, leads out of the folder, or hides characters from this check. */
function decodePath(requestPath: string): string | undefined {
  const path = decodeUri(requestPath)
  if (path === undefined || !path.startsWith('/') || /[\\\0]/.test(path)) return undefined
  return path.split('/').includes('..') ? undefined : path
}

function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Files for the web server (`_headers`, `nginx.conf`, `_domains`), compressed siblings and hidden files are not served. */
const isPrivate = (path: string): boolean => /\/[_.]|^\/nginx\.conf$|\.(br|gz)$/.test(path)

const isPublicFile = (folder: string, path: string): boolean =>
  !isPrivate(path) && (statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false)

function findPage(folder: string, path: string): string | undefined {
  const segments = path === '/m/' ? ['m', 'index'] : path.split('/').filter(Boolean)
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
