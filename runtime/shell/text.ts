import { createInstance, type i18n } from 'i18next'
import type { Browser } from '../browser/browser'
import { loadCode } from '../contract/lazyCode'
import type { SiteData } from '../contract/site'
import type { Translate } from '../contract/text'
import { type Language, languages } from '../tables/languages'
import { times } from '../tables/times'

/** The words of the site, in one language at a time. */
export interface Words {
  readonly t: Translate
  readonly language: Language
  subscribe(changed: () => void): () => void
  /**
   * Loads a language's catalogue and speaks it; `before` runs when it is loaded and nobody has heard of it yet. Rejects
   * with CodeMissing when it cannot be loaded: a deploy takes words away as it does code (F123).
   */
  speak(language: Language, before?: () => void): Promise<void>
}

async function fetchCatalogue({ http }: Browser, url: string): Promise<Record<string, unknown>> {
  const { status, text } = await http.send({ method: 'GET', url, headers: {}, timeout: times.request })
  if (status !== 200) throw new Error(`${url} did not come`)
  return JSON.parse(text) as Record<string, unknown>
}

/** Values are put in as they are: React escapes, and numbers are formatted by whoever has them. */
async function createTexts(): Promise<i18n> {
  const texts = createInstance()
  await texts.init({
    resources: {},
    fallbackLng: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return texts
}

export async function createWords(edge: Browser, data: SiteData, first: Language): Promise<Words> {
  const texts = await createTexts()
  const listeners = new Set<() => void>()
  let language = first

  async function speak(next: Language, before?: () => void): Promise<void> {
    const { tag, direction } = languages[next]
    const url = data.texts[next]
    if (url === undefined) throw new Error(`This site does not speak ${next}`)
    if (!texts.hasResourceBundle(tag, 'translation')) {
      const catalogue = await loadCode({ edge, data }, () => fetchCatalogue(edge, url))
      texts.addResourceBundle(tag, 'translation', catalogue)
    }
    await texts.changeLanguage(tag)
    language = next
    edge.page.setLanguage(tag, direction)
    before?.()
    for (const changed of listeners) changed()
  }

  await speak(first)
  return {
    t: (key, values) => texts.t(key, { ...values }),
    get language() {
      return language
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    speak,
  }
}
