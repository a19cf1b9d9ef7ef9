import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What an address leads to. Paths are from the site's folder, without a leading slash. */
export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refused' }

const entryPage = '/m/home'
const notFound: Found = { kind: 'file', path: 'm/404.html', status: 404 }

/**
 * Finds what to answer to a request's path (as sent: still encoded, without its query). `/` and `/m` lead to the lobby;
 * a page answers to its path in any letter case, with double or trailing slashes and with `.html` (D4); everything
 * unknown is the site's own 404 page. A path that tries to leave the folder is refused.
 */
export function find(folder: string, requestPath: string): Found {
  const path = decode(requestPath)
  if (path === undefined) return { kind: 'refused' }
  if (path === '/' || path === '/m') return { kind: 'redirect', to: entryPage }
  if (isPublicFile(folder, path)) return { kind: 'file', path: path.slice(1), status: 200 }
  const page = findPage(folder, path)
  return page ? { kind: 'file', path: page, status: 200 } : notFound
}

/** The path as text; undefined when it is no path at all, or climbs, or hides something from this check. */
function decode(requestPath: string): string | undefined {
  const path = decodeText(requestPath)
  if (path === undefined || !path.startsWith('/') || /[\\\0]/.test(path)) return undefined
  return path.split('/').includes('..') ? undefined : path
}

function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Files for hosts (`_headers`, `nginx.conf`, `_domains`), compressed siblings and hidden files are not addresses. */
const isPrivate = (path: string): boolean => /\/[_.]|^\/nginx\.conf$|\.(br|gz)$/.test(path)

const isPublicFile = (folder: string, path: string): boolean =>
  !isPrivate(path) && (statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false)

function findPage(folder: string, path: string): string | undefined {
  const wanted = path === '/m/' ? ['m', 'index'] : path.split('/').filter(Boolean)
  const names = wanted.map((name) => name.toLowerCase())
  const last = names.at(-1)?.replace(/\.html$/, '')
  if (names[0] !== 'm' || !last) return undefined
  return names
    .with(-1, `${last}.html`)
    .reduce<string | undefined>((found, name) => found && entryNamed(folder, found, name), '.')
    ?.slice('./'.length)
}

/** The entry of a folder whose name differs by letter case at most. */
function entryNamed(folder: string, parent: string, name: string): string | undefined {
  const path = join(folder, parent)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const entry = readdirSync(path).find((found) => found.toLowerCase() === name)
  return entry && `${parent}/${entry}`
}
