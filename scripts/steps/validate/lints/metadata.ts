import type { Manifest, Metadata } from '../../../../runtime/schema/manifest.gen'
import { hostOfAddress } from '../../schema/hosts'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import { listWords, quote } from '../words'

const fallbackPath = '/m/home'

/** /m/home is the fallback for all other pages, so it must be complete in every language (E2.72). */
export function homeHasMetadata({ metadata, languages }: Manifest): Finding[] {
  const home = metadata[fallbackPath]
  if (!home) return [homeMissingFinding(Object.keys(metadata))]
  return (['title', 'description'] as const).flatMap((field) => {
    const missing = languages.filter((language) => home[field]?.[language] === undefined)
    if (missing.length === 0) return []
    return [
      {
        path: ['metadata', fallbackPath, field],
        code: 'metadata-fallback',
        message: `The ${field} of "${fallbackPath}" is missing in ${listWords(missing)}.`,
        expected: `a ${field} in every language that is offered: ${languages.join(', ')}`,
        hint: `Add ${listWords(missing.map(quote))} to the ${field}: other pages fall back to it.`,
      },
    ]
  })
}

function homeMissingFinding(paths: readonly string[]): Finding {
  const suggestion = closestName(fallbackPath, paths)
  return {
    path: ['metadata'],
    code: 'metadata-fallback',
    message: `The metadata of "${fallbackPath}" is missing.`,
    expected: 'a title and a description in every language that is offered',
    hint: suggestion
      ? `Rename "${suggestion}" to "${fallbackPath}", or add it.`
      : `Add "${fallbackPath}": other pages fall back to it.`,
  }
}

/** The metadata, and that of each domain, with their paths. */
const tablesOf = (metadata: Metadata, metadataByDomain: Manifest['metadataByDomain'] = {}) => [
  { path: ['metadata'], pages: metadata },
  ...Object.entries(metadataByDomain).map(([domain, pages]) => ({
    path: ['metadataByDomain', domain],
    pages,
  })),
]

/** Metadata of a path where nothing is mounted is never used; usually the path is misspelled. */
export function metadataIsUsed({ metadata, metadataByDomain, routes }: Manifest): Finding[] {
  const mounted = Object.keys(routes)
  return tablesOf(metadata, metadataByDomain).flatMap(({ path, pages }) =>
    Object.keys(pages)
      .filter((page) => page !== fallbackPath && !mounted.includes(page))
      .map((page) => unusedFinding([...path, page], page, closestName(page, mounted))),
  )
}

function unusedFinding(path: readonly string[], page: string, suggestion: string | undefined): Finding {
  return {
    path,
    on: 'key',
    code: 'metadata-unused',
    message: `Nothing is mounted on "${page}".`,
    expected: 'a path of "routes"',
    ...(suggestion && { suggestion }),
    hint: 'Rename it to a path that is mounted, or remove it (null removes a preset’s).',
  }
}

/** Domains with their own metadata belong to the merchant. */
export function metadataDomainsAreOwn({ metadataByDomain = {}, domains }: Manifest): Finding[] {
  return Object.keys(metadataByDomain)
    .filter((domain) => !domains.includes(domain))
    .map((domain) => {
      const suggestion = closestName(domain, domains)
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

/** Search engines list the page at its canonical URL, and forget the other: it must be the merchant's own (E2.72). */
export function canonicalUrlsAreOwn({ metadata, metadataByDomain, domains }: Manifest): Finding[] {
  return tablesOf(metadata, metadataByDomain).flatMap(({ path, pages }) =>
    Object.entries(pages).flatMap(([page, { canonical }]): Finding[] => {
      if (canonical === undefined) return []
      const host = hostOfAddress(canonical)
      if (domains.includes(host)) return []
      const suggestion = closestName(host, domains)
      return [
        {
          path: [...path, page, 'canonical'],
          code: 'foreign-domain',
          message: `The canonical URL is on "${host}", which is not a domain of this merchant.`,
          expected: `a URL on ${domains.join(' or ')}`,
          ...(suggestion && { suggestion }),
          hint: 'Write a URL of this merchant: search engines would list the other site.',
        },
      ]
    }),
  )
}
