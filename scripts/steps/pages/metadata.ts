import type { PageHead } from '../../../runtime/browser/siteData'
import type { Language, Localized, Metadata, PageMetadata } from '../../../runtime/schema/manifest.gen'

/** Pages below /m/ that search engines may index (E2.74). */
const publicPages = new Set(['', 'index', 'home', 'help', 'activity', 'register', 'news'])
const deepestPublicLevel = 2

/** Whether search engines may index a page: a public page, at most two levels deep (E2.74). */
export function isIndexable(path: string): boolean {
  const [first, page = '', ...deeper] = path.split('/').filter(Boolean)
  return first === 'm' && deeper.length <= deepestPublicLevel - 2 && publicPages.has(page)
}

export interface HeadInput {
  readonly metadata: Metadata
  readonly path: string
  /** The language of the head, then the others in the merchant's order. */
  readonly languages: readonly Language[]
  readonly merchantName: string
  /** The domain that the page is served on; without it the canonical link has no origin. */
  readonly domain: string | undefined
}

const fallbackPath = '/m/home'

/** A path's head in the first of the languages: text by text its own metadata, else the lobby's (E2.72). */
export function pageHead({ metadata, path, languages, merchantName, domain }: HeadInput): PageHead {
  const pageMetadata = metadata[path]
  const fallback = metadata[fallbackPath]
  const text = (key: 'title' | 'description' | 'keywords'): string | undefined =>
    translate([pageMetadata?.[key], fallback?.[key]], languages)
  const origin = domain ? `https://${domain}` : ''
  const description = text('description')
  const keywords = text('keywords')
  const robots = pageMetadata?.robots ?? (isIndexable(path) ? undefined : 'noindex')
  return {
    title: text('title') ?? merchantName,
    ...(description && { description }),
    ...(keywords && { keywords }),
    canonical: pageMetadata
      ? (pageMetadata.canonical ?? `${origin}${path}`)
      : (fallback?.canonical ?? `${origin}${fallbackPath}`),
    ...(robots && { robots }),
  }
}

/** The right language matters more than the right page: a visitor cannot read another one. */
function translate(
  candidates: readonly (Localized | undefined)[],
  languages: readonly Language[],
): string | undefined {
  for (const language of languages)
    for (const texts of candidates) if (texts?.[language]) return texts[language]
  return undefined
}

/** Merges a domain's own metadata over the merchant's, text by text. */
export function mergeMetadata(base: Metadata, overrides: Metadata): Metadata {
  const paths = new Set([...Object.keys(base), ...Object.keys(overrides)])
  return Object.fromEntries(
    [...paths].map((path) => [path, mergePageMetadata(base[path] ?? {}, overrides[path] ?? {})]),
  )
}

const mergePageMetadata = (base: PageMetadata, overrides: PageMetadata): PageMetadata => ({
  ...base,
  ...overrides,
  ...((base.title || overrides.title) && { title: { ...base.title, ...overrides.title } }),
  ...((base.description || overrides.description) && {
    description: { ...base.description, ...overrides.description },
  }),
  ...((base.keywords || overrides.keywords) && { keywords: { ...base.keywords, ...overrides.keywords } }),
})

/** Heads by path and language. */
export type Heads = Readonly<Record<string, Readonly<Record<string, PageHead>>>>

/** The heads of some paths in every language. */
export function headsByPath(
  paths: readonly string[],
  languages: readonly Language[],
  input: Omit<HeadInput, 'path' | 'languages'>,
): Heads {
  const headsInEveryLanguage = (path: string): [string, PageHead][] =>
    languages.map((language) => [
      language,
      pageHead({ ...input, path, languages: [language, ...languages.filter((other) => other !== language)] }),
    ])
  return Object.fromEntries(paths.map((path) => [path, Object.fromEntries(headsInEveryLanguage(path))]))
}
