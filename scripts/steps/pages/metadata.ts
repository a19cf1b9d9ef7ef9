import type { PageHead } from '../../../runtime/browser/start/siteData'
import type { Language, Localized, Metadata, PageMetadata } from '../../../runtime/schema/manifest.gen'
import { indexPath, notFoundPath } from '../site/sitePaths'

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
  /** The brand's sentence describes what nothing else does. */
  readonly tagline?: Localized | undefined
  /** The product's title of the page in a language, if it has one. */
  readonly productTitle?: ((language: Language) => string | undefined) | undefined
  /** The domain that the page is served on; without it the canonical link has no origin. */
  readonly domain: string | undefined
}

const fallbackPath = '/m/home'

/**
 * A path's head in the first of the languages: text by text its own metadata, else the product's title, else the lobby's
 * texts (E2.72, E2.73), else the brand's tagline for a description. Every page is its own canonical link; the index page is the
 * lobby, and a page that was not found is nowhere.
 */
export function pageHead(input: HeadInput): PageHead {
  const { metadata, path, languages, merchantName, tagline, productTitle } = input
  const pageMetadata = metadata[path]
  const fallback = metadata[fallbackPath]
  const text = (key: 'title' | 'description' | 'keywords'): string | undefined =>
    translate(
      languages,
      (language) =>
        pageMetadata?.[key]?.[language] ??
        (key === 'title' ? productTitle?.(language) : undefined) ??
        fallback?.[key]?.[language] ??
        (key === 'description' ? tagline?.[language] : undefined),
    )
  const description = text('description')
  const keywords = text('keywords')
  const canonical = canonicalLink(input)
  const robots = pageMetadata?.robots ?? (isIndexable(path) ? undefined : 'noindex')
  return {
    title: text('title') ?? merchantName,
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...(canonical && { canonical }),
    ...(robots && { robots }),
  }
}

function canonicalLink({ metadata, path, domain }: HeadInput): string | undefined {
  if (path === notFoundPath) return undefined
  const page = path === indexPath ? fallbackPath : path
  return (
    metadata[path]?.canonical ?? metadata[page]?.canonical ?? `${domain ? `https://${domain}` : ''}${page}`
  )
}

/** The right language matters more than the right page: a visitor cannot read another one. */
function translate(
  languages: readonly Language[],
  textIn: (language: Language) => string | undefined,
): string | undefined {
  for (const language of languages) {
    const text = textIn(language)
    if (text) return text
  }
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

/** The heads of some paths in every language. The product's title of a page is that of the page on the path. */
export function headsByPath(
  paths: readonly string[],
  languages: readonly Language[],
  {
    productTitle,
    ...input
  }: Omit<HeadInput, 'path' | 'languages' | 'productTitle'> & {
    readonly productTitle?: (path: string, language: Language) => string | undefined
  },
): Heads {
  const headsInEveryLanguage = (path: string): [string, PageHead][] =>
    languages.map((language) => [
      language,
      pageHead({
        ...input,
        path,
        languages: [language, ...languages.filter((other) => other !== language)],
        productTitle: productTitle && ((one) => productTitle(path, one)),
      }),
    ])
  return Object.fromEntries(paths.map((path) => [path, Object.fromEntries(headsInEveryLanguage(path))]))
}
