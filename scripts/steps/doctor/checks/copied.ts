import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Path } from '../../validate/jsonTree'
import type { ManifestFinding } from '../finding'
import { textsOf } from '../strings'
import type { OtherMerchant, Subject } from '../subject'
import { isReservedHost } from '../testHosts'

/** Where a manifest says who the brand is, and what is registered for it alone. */
const identifying: readonly (readonly string[])[] = [
  ['name'],
  ['pixels'],
  ['settings', 'geetestId'],
  ['settings', 'firebase'],
  ['settings', 'push'],
  ['compliance', 'licence'],
  ['brand', 'tagline'],
]

/** What is no identity although it stands there. */
const isCommon = (path: Path): boolean => ['facebookVersion', 'from'].includes(String(path.at(-1)))

const isIdentifying = (path: Path): boolean =>
  !isCommon(path) && identifying.some((start) => start.every((key, index) => path[index] === key))

/** A brand that is only there to be looked at: all its domains are reserved. */
const isDemo = ({ manifest }: Pick<OtherMerchant, 'manifest'>): boolean =>
  manifest.domains.every(isReservedHost)

function valueAt(manifest: Manifest, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    manifest,
  )
}

/** Words are compared as a reader would. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether a text has a name as a word of its own. */
export function hasWord(text: string, word: string): boolean {
  const [whole, part] = [fold(text), fold(word)]
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!isLetter(whole[at - 1]) && !isLetter(whole[at + part.length])) return true
  return false
}

/** Shorter names are words of many languages. */
const leastName = 4

/** What is left of another merchant whose folder this one was copied from. */
export function nothingIsCopied({ tree, manifest, code, others }: Subject): ManifestFinding[] {
  const own = [manifest.name, code].map(fold)
  return textsOf(tree).flatMap(({ path, text, on }): ManifestFinding[] => {
    const same = others.find(
      (other) => on === 'value' && isIdentifying(path) && valueAt(other.manifest, path) === text,
    )
    if (same) return [sameValue(path, text, same)]
    const named = others
      .filter(isDemo)
      .find((demo) =>
        [demo.manifest.name, demo.code].some(
          (name) => name.length >= leastName && !own.includes(fold(name)) && hasWord(text, name),
        ),
      )
    return named && named.manifest.name !== manifest.name ? [demoName(path, on, text, named)] : []
  })
}

const sameValue = (path: Path, text: string, other: OtherMerchant): ManifestFinding => ({
  level: isDemo(other) ? 'must' : 'should',
  code: 'value-copied',
  path,
  message: `"${path.join('.')}" is the same as that of merchants/${other.code}: "${shorten(text)}".`,
  why: isDemo(other)
    ? 'That brand is a demo: what it names does not exist, or is not this brand’s.'
    : 'Visits, messages and sign-ins of the two brands would be counted and kept together.',
  fix: 'Write this brand’s own value, or remove the entry.',
})

const demoName = (path: Path, on: 'key' | 'value', text: string, demo: OtherMerchant): ManifestFinding => ({
  level: 'must',
  code: 'demo-named',
  path,
  on,
  message: `"${shorten(text)}" names the demo "${demo.manifest.name}" (merchants/${demo.code}).`,
  why: 'The entry was copied from the demo: members would read its name, or be led to its hosts.',
  fix: 'Write this brand’s own name or host.',
})

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
