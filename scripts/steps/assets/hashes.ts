import { createHash } from 'node:crypto'

type Content = string | Uint8Array

/** Eight characters that identify content in file names, in the format of the bundler. */
export const shortHash = (content: Content): string =>
  createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8).toUpperCase()

/** The full SHA-256 in hexadecimal: the key in the cache. */
export const contentHash = memoized((content) => createHash('sha256').update(content).digest('hex'))

/** A CSP source that allows an inline script or style with exactly this content. */
export const cspHash = (content: Content): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The value of an `integrity` attribute. */
export const integrity = memoized(
  (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`,
)

/** Compiled files are in the pages of every merchant, so each is hashed once. */
function memoized(hash: (content: Uint8Array) => string): (content: Uint8Array) => string {
  const known = new WeakMap<Uint8Array, string>()
  return (content) => {
    const result = known.get(content) ?? hash(content)
    known.set(content, result)
    return result
  }
}
