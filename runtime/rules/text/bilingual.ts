import { type Language, languages } from '../../tables/languages'

/** A text by language code. */
export type TextByLanguage = Readonly<Partial<Record<Language, string>>>

/** One paragraph with the `lang` and `dir` of its element. */
export interface Paragraph {
  readonly text: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

const paragraph = (text: string, language: Language): Paragraph => {
  const { tag, direction } = languages[language]
  return { text, lang: tag, dir: direction }
}

const isSameText = (one: string, other: string): boolean =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()

/**
 * A text in the member's language, followed by the English one where it differs (E2.49, E2.55, F020). Uses the first
 * source that has either of the two; sources are never mixed.
 */
export function bilingual(sources: readonly TextByLanguage[], language: Language): readonly Paragraph[] {
  for (const source of sources) {
    const { [language]: ownText = '', EN: englishText = '' } = source
    const addEnglish = language !== 'EN' && englishText.trim() !== '' && !isSameText(ownText, englishText)
    const paragraphs = [
      ...(ownText.trim() === '' ? [] : [paragraph(ownText, language)]),
      ...(addEnglish ? [paragraph(englishText, 'EN')] : []),
    ]
    if (paragraphs.length > 0) return paragraphs
  }
  return []
}
