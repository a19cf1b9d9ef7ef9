import type { PageHead } from '../../runtime/browser/siteData'
import type { Language, Localized, Metadata, PageMetadata } from '../../runtime/schema/manifest.gen'

/** Below /m/: the pages that search engines may keep (E2.74). */
const publicPages = new Set(['', 'index', 'home', 'help', 'activity', 'register', 'news'])
const deepestPublicLevel = 2

/** Whether search engines may keep a page: one of the public set and at most two levels deep (E2.74). */
export function isIndexable(path: string): boolean {
  const [first, page = '', ...deeper] = path.split('/').filter(Boolean)
  return first === 'm' && deeper.length <= deepestPublicLevel - 2 && publicPages.has(page)
}

export interface HeadInput {
  readonly metadata: Metadata
  readonly path: string
  /** The language to write, then the others in the merchant's order. */
  readonly languages: readonly Language[]
  readonly merchantName: string
  /** The host that the page is served on; without one the canonical link has no origin. */
  readonly domain: string | undefined
}

const fallbackPath = '/m/home'

/** The head of one path in the first of the languages: its own metadata, else the lobby's, text by text (E2.72). */
export function headOf({ metadata, path, languages, merchantName, domain }: HeadInput): PageHead {
  const own = metadata[path]
  const fallback = metadata[fallbackPath]
  const text = (key: 'title' | 'description' | 'keywords'): string | undefined =>
    translate([own?.[key], fallback?.[key]], languages)
  const origin = domain ? `https://${domain}` : ''
  const description = text('description')
  const keywords = text('keywords')
  const robots = own?.robots ?? (isIndexable(path) ? undefined : 'noindex')
  return {
    title: text('title') ?? merchantName,
    ...(description && { description }),
    ...(keywords && { keywords }),
    canonical: own
      ? (own.canonical ?? `${origin}${path}`)
      : (fallback?.canonical ?? `${origin}${fallbackPath}`),
    ...(robots && { robots }),
  }
}

/** The right language is worth more than the right page: a visitor cannot read the other one. */
function translate(
  candidates: readonly (Localized | undefined)[],
  languages: readonly Language[],
): string | undefined {
  for (const language of languages)
    for (const texts of candidates) if (texts?.[language]) return texts[language]
  return undefined
}

/** A domain's own metadata laid over the merchant's, text by text. */
export function layMetadata(base: Metadata, over: Metadata): Metadata {
  const paths = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries([...paths].map((path) => [path, layPath(base[path] ?? {}, over[path] ?? {})]))
}

const layPath = (base: PageMetadata, over: PageMetadata): PageMetadata => ({
  ...base,
  ...over,
  ...((base.title || over.title) && { title: { ...base.title, ...over.title } }),
  ...((base.description || over.description) && {
    description: { ...base.description, ...over.description },
  }),
  ...((base.keywords || over.keywords) && { keywords: { ...base.keywords, ...over.keywords } }),
})

/** Path to language to head. */
export type Heads = Readonly<Record<string, Readonly<Record<string, PageHead>>>>

/** The heads of some paths in every language. */
export function headsByPath(
  paths: readonly string[],
  languages: readonly Language[],
  input: Omit<HeadInput, 'path' | 'languages'>,
): Heads {
  const inEvery = (path: string): [string, PageHead][] =>
    languages.map((language) => [
      language,
      headOf({ ...input, path, languages: [language, ...languages.filter((other) => other !== language)] }),
    ])
  return Object.fromEntries(paths.map((path) => [path, Object.fromEntries(inEvery(path))]))
}
