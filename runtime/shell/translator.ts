import { createInstance, type i18n } from 'i18next'
import type { Browser } from '../browser/browser'
import type { SiteData } from '../contract/site'
import type { Translate } from '../contract/text'
import { loadCode } from '../kit/lazyCode'
import { type Language, languages } from '../tables/languages'
import { times } from '../tables/times'

/** Translates the site's texts into one language at a time. */
export interface Translator {
  readonly t: Translate
  readonly language: Language
  subscribe(changed: () => void): () => void
  /**
   * Loads a language's catalogue and switches to it; `beforeNotify` runs before the listeners do. Rejects with ChunkLoadError
   * when it cannot be loaded: a deploy may have replaced it (F123).
   */
  changeLanguage(language: Language, beforeNotify?: () => void): Promise<void>
}

async function fetchCatalogue({ http }: Browser, url: string): Promise<Record<string, unknown>> {
  const { status, text } = await http.send({ method: 'GET', url, headers: {}, timeout: times.request })
  if (status !== 200) throw new Error(`${url} could not be loaded`)
  return JSON.parse(text) as Record<string, unknown>
}

/** Interpolates values unescaped: React escapes them, and callers format numbers. */
async function createI18n(): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    resources: {},
    fallbackLng: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

export async function createTranslator(
  browser: Browser,
  data: SiteData,
  initialLanguage: Language,
): Promise<Translator> {
  const instance = await createI18n()
  const listeners = new Set<() => void>()
  let language = initialLanguage

  async function changeLanguage(next: Language, beforeNotify?: () => void): Promise<void> {
    const { tag, direction } = languages[next]
    const url = data.texts[next]
    if (url === undefined) throw new Error(`This site has no texts in ${next}`)
    if (!instance.hasResourceBundle(tag, 'translation')) {
      const catalogue = await loadCode({ browser, data }, () => fetchCatalogue(browser, url))
      instance.addResourceBundle(tag, 'translation', catalogue)
    }
    await instance.changeLanguage(tag)
    language = next
    browser.page.setLanguage(tag, direction)
    beforeNotify?.()
    for (const listener of listeners) listener()
  }

  await changeLanguage(initialLanguage)
  return {
    t: (key, values) => instance.t(key, { ...values }),
    get language() {
      return language
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeLanguage,
  }
}
