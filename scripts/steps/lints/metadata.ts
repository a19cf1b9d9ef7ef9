import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import { nearest } from '../nearest'

const fallback = '/m/home'

/** /m/home is what every other page falls back to, so it must be complete in every language (E2.72). */
export function homeIsDescribed({ metadata, languages }: Manifest): Finding[] {
  const home = metadata[fallback]
  if (!home) return [homeMissing(Object.keys(metadata))]
  return (['title', 'description'] as const).flatMap((part) =>
    languages
      .filter((language) => home[part]?.[language] === undefined)
      .map((language) => ({
        path: ['metadata', fallback, part],
        code: 'metadata-fallback',
        message: `The ${part} of "${fallback}" is missing in ${language}.`,
        expected: `a ${part} in every language that is offered: ${languages.join(', ')}`,
        hint: `Add "${language}" to the ${part}: other pages fall back to it.`,
      })),
  )
}

function homeMissing(paths: readonly string[]): Finding {
  const suggestion = nearest(fallback, paths)
  return {
    path: ['metadata'],
    code: 'metadata-fallback',
    message: `The metadata of "${fallback}" is missing.`,
    expected: 'a title and a description in every language that is offered',
    hint: suggestion
      ? `Rename "${suggestion}" to "${fallback}", or add it.`
      : `Add "${fallback}": other pages fall back to it.`,
  }
}

/** Metadata of a path where nothing is mounted is never shown; mostly the path is misspelled. */
export function metadataIsUsed({ metadata, metadataByDomain = {}, routes }: Manifest): Finding[] {
  const mounted = Object.keys(routes)
  const tables = [
    { path: ['metadata'], pages: metadata },
    ...Object.entries(metadataByDomain).map(([domain, pages]) => ({
      path: ['metadataByDomain', domain],
      pages,
    })),
  ]
  return tables.flatMap(({ path, pages }) =>
    Object.keys(pages)
      .filter((page) => page !== fallback && !mounted.includes(page))
      .map((page) => unused([...path, page], page, nearest(page, mounted))),
  )
}

function unused(path: readonly string[], page: string, suggestion: string | undefined): Finding {
  return {
    path,
    on: 'key',
    code: 'metadata-unused',
    message: `Nothing is mounted on "${page}".`,
    expected: 'a path of "routes"',
    ...(suggestion && { suggestion }),
    hint: 'Rename it to a path that is mounted, or take it out (null clears a preset’s).',
  }
}

/** Domains that have metadata of their own are the merchant's. */
export function domainsAreOwn({ metadataByDomain = {}, domains }: Manifest): Finding[] {
  return Object.keys(metadataByDomain)
    .filter((domain) => !domains.includes(domain))
    .map((domain) => {
      const suggestion = nearest(domain, domains)
      return {
        path: ['metadataByDomain', domain],
        on: 'key' as const,
        code: 'foreign-domain',
        message: `"${domain}" is not a domain of this merchant.`,
        expected: `one of ${domains.join(', ')}`,
        ...(suggestion && { suggestion }),
        hint: 'Add it to "domains", or rename it.',
      }
    })
}
