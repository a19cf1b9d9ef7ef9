import { createInstance, type i18n } from 'i18next'
import { atMost } from '../browser/atMost'
import type { Browser } from '../browser/browser'
import { onChangedTexts } from '../browser/page/changedTexts'
import type { SiteData } from '../contract/site'
import type { Translate } from '../contract/text'
import { loadCode } from '../kit/code/lazyCode'
import { fields, isRecord } from '../rules/network/read'
import { type Language, languages } from '../tables/languages'
import * as times from '../tables/times'
import { type Catalogue, isSection } from './catalogue'
import { fetchJson } from './fetchJson'

/** Translates the site's texts into one language at a time. */
export interface Translator {
  readonly t: Translate
  readonly language: Language
  /** Counts the changes of the texts. */
  readonly revision: number
  /** The language of the member, while another one is shown in its place (D24). */
  readonly awaited: Language | undefined
  subscribe(changed: () => void): () => void
  /**
   * Loads a language's catalogue and switches to it; `beforeNotify` runs before the listeners do. Rejects with ChunkLoadError
   * when it cannot be loaded: a deploy may have replaced it (F123). When another language is chosen meanwhile, resolves without
   * a change (F048).
   */
  changeLanguage(language: Language, beforeNotify?: () => void): Promise<void>
}

/** A file that was damaged on its way lacks sections, or has something else in them. */
const isComplete = (raw: unknown, { textSections }: SiteData): raw is Catalogue =>
  isRecord(raw) && Object.values(raw).filter(isSection).length >= textSections

/** The texts of the last visit, unless a release has changed them since. */
function readCopy({ storage }: Browser, data: SiteData, url: string): Catalogue | undefined {
  const copy = fields(storage.read('texts'))
  return copy.url === url && isComplete(copy.catalogue, data) ? copy.catalogue : undefined
}

async function fetchCatalogue(
  { http, storage }: Browser,
  data: SiteData,
  language: Language,
  url: string,
  isRetry: boolean,
) {
  // The browser may have cached a damaged file.
  const raw = await fetchJson({ http }, url, isRetry ? { cache: 'reload' } : {})
  if (!isComplete(raw, data)) throw new Error(`${url} could not be loaded`)
  storage.write('texts', { url, language, catalogue: raw })
  return raw
}

/** Interpolates values unescaped: React escapes them, and callers format numbers. */
async function createI18n(fallbacks: readonly Language[], onMissing: () => void): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    resources: {},
    fallbackLng: fallbacks.map((language) => languages[language].tag),
    nsSeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler() {
      onMissing()
      return ''
    },
  })
  return instance
}

/**
 * Resolves when the texts of the first language can be shown. Where those of `initialLanguage` fail, or do not come within some
 * seconds, the site starts with their copy of an earlier release, else in the merchant's first language, else in English (D24);
 * `initialLanguage` is then requested until it comes, or the member chooses another one. Rejects with ChunkLoadError when none
 * can be loaded.
 */
export async function createTranslator(
  browser: Browser,
  data: SiteData,
  initialLanguage: Language,
): Promise<Translator> {
  const fallbacks = [...new Set([data.manifest.languages[0] ?? initialLanguage, 'EN' as const])]
  const instance = await createI18n(fallbacks, () => void loadFallback())
  const listeners = new Set<() => void>()
  let language = initialLanguage
  let chosen = initialLanguage
  let revision = 0

  const loaded = new Set<Language>()
  const addTexts = (one: Language, catalogue: Catalogue) =>
    instance.addResourceBundle(languages[one].tag, 'translation', catalogue)

  async function loadTexts(one: Language): Promise<void> {
    const url = data.texts[one]
    if (url === undefined) throw new Error(`This site has no texts in ${one}`)
    if (loaded.has(one)) return
    let attempts = 0
    const fetchTexts = () =>
      loadCode({ browser, data }, () => {
        attempts += 1
        return fetchCatalogue(browser, data, one, url, attempts > 1)
      })
    const catalogue = readCopy(browser, data, url) ?? (await fetchTexts())
    addTexts(one, catalogue)
    loaded.add(one)
  }

  function notify(): void {
    revision += 1
    for (const listener of listeners) listener()
  }

  const triedFallbacks = new Set<Language>()
  /** A text is missing: loads the next language that may have it, once (D24). The text is empty until then. */
  async function loadFallback(): Promise<void> {
    const next = fallbacks.find((one) => !triedFallbacks.has(one) && !loaded.has(one))
    if (next === undefined) return
    triedFallbacks.add(next)
    await loadTexts(next).catch(loadFallback)
    notify()
  }

  async function show(next: Language): Promise<void> {
    const { tag, direction } = languages[next]
    await instance.changeLanguage(tag)
    language = next
    browser.page.setLanguage(tag, direction)
  }

  async function changeLanguage(next: Language, beforeNotify?: () => void): Promise<void> {
    chosen = next
    try {
      await loadTexts(next)
    } catch (error) {
      if (chosen === next) throw error
    }
    if (chosen !== next) return
    await show(next)
    beforeNotify?.()
    notify()
  }

  /** Starts in the member's language, or without it: the code for that is not part of the first load. */
  async function start(): Promise<void> {
    const pending = loadTexts(initialLanguage)
    const isInTime = await atMost(
      browser.clock,
      times.slowThreshold,
      pending.then(() => true),
    )
    const hasSubstitute =
      !isInTime &&
      (await loadCode({ browser, data }, () => import('./substituteTexts'))
        .then(({ showSubstitute }) =>
          showSubstitute({
            browser,
            wanted: initialLanguage,
            fallbacks,
            pending,
            isLoaded: (one) => loaded.has(one),
            load: loadTexts,
            add: addTexts,
            show,
            isWanted: () => chosen === initialLanguage,
            notify,
          }),
        )
        .catch(() => false))
    if (hasSubstitute) return
    await pending
    await show(initialLanguage)
  }

  await start()
  onChangedTexts(async (addresses) => {
    Object.assign(data.texts, addresses)
    const shown = [...loaded]
    loaded.clear()
    await Promise.all(shown.map(loadTexts))
    notify()
  })
  return {
    t: (key, values) => instance.t(key, { ...values }),
    get language() {
      return language
    },
    get awaited() {
      return language === chosen ? undefined : chosen
    },
    get revision() {
      return revision
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeLanguage,
  }
}
