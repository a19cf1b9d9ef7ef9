import type { Browser } from '../browser/browser'
import type { PageHead, SiteData } from '../contract/site'
import { fields, isRecord, omitUndefined, textOf } from '../rules/network/read'
import type { Language } from '../tables/languages'
import { fetchJson } from './fetchJson'

/** The heads of the site's pages in every language; a page's own is in its HTML. */
export interface PageHeads {
  /** The lobby's, not indexed, for a page without one (E2.72, E2.74); undefined when the file cannot be loaded. Never rejects. */
  find(path: string, language: Language): Promise<PageHead | undefined>
}

const readText = (raw: unknown): string | undefined => textOf(raw) || undefined

function readHead(raw: unknown): PageHead | undefined {
  const { title, description, keywords, canonical, robots } = fields(raw)
  return textOf(title) === ''
    ? undefined
    : {
        title: textOf(title),
        ...omitUndefined({
          description: readText(description),
          keywords: readText(keywords),
          canonical: readText(canonical),
          robots: readText(robots),
        }),
      }
}

/** The file is loaded when a page needs it for the first time; one that fails to load, again for the next page. */
export function createPageHeads({ http }: Browser, { heads: url }: Pick<SiteData, 'heads'>): PageHeads {
  let loading: Promise<Record<string, unknown> | undefined> | undefined

  async function load(): Promise<Record<string, unknown> | undefined> {
    const heads = await fetchJson({ http }, url)
    return isRecord(heads) ? heads : undefined
  }

  return {
    async find(path, language) {
      loading ??= load().catch(() => undefined)
      const heads = await loading
      if (!heads) loading = undefined
      const own = readHead(fields(heads?.[path])[language])
      const lobby = readHead(fields(heads?.['/m/home'])[language])
      return own ?? (lobby && { ...lobby, robots: 'noindex' })
    },
  }
}
