import { type Language, languages } from '../tables/languages'

/** A text by language code. */
export type ByLanguage = Readonly<Partial<Record<Language, string>>>

/** One paragraph as it is written down: its words, and what the `lang` and `dir` of its element say. */
export interface Paragraph {
  readonly text: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

const paragraph = (text: string, language: Language): Paragraph => {
  const { tag, direction } = languages[language]
  return { text, lang: tag, dir: direction }
}

const same = (one: string, other: string): boolean =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()

/**
 * A text in the member's language, and in English too where that differs (E2.49, E2.55); identical or missing, it is one
 * paragraph (F020). The first of the sources that has either of them is taken as a whole.
 */
export function bilingual(sources: readonly ByLanguage[], language: Language): readonly Paragraph[] {
  for (const source of sources) {
    const { [language]: own = '', EN: english = '' } = source
    const differ = language !== 'EN' && english.trim() !== '' && !same(own, english)
    const found = [
      ...(own.trim() === '' ? [] : [paragraph(own, language)]),
      ...(differ ? [paragraph(english, 'EN')] : []),
    ]
    if (found.length > 0) return found
  }
  return []
}
