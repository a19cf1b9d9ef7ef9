import { createHash } from 'node:crypto'

type Content = string | Uint8Array

/** Eight characters that name a content in file names, as the bundler names its own. */
export const shortHash = (content: Content): string =>
  createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8).toUpperCase()

/** The whole SHA-256 in hexadecimal: the key of a content in the cache. */
export const contentKey = remembered((content) => createHash('sha256').update(content).digest('hex'))

/** A CSP source for an inline script or style: its exact bytes and no others. */
export const policyHash = (content: Content): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The value of an `integrity` attribute. */
export const integrity = remembered(
  (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`,
)

/** What is compiled once stands in every page of every merchant, and is digested once. */
function remembered(digest: (content: Uint8Array) => string): (content: Uint8Array) => string {
  const known = new WeakMap<Uint8Array, string>()
  return (content) => {
    const found = known.get(content) ?? digest(content)
    known.set(content, found)
    return found
  }
}
