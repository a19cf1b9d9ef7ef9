import { useSite } from '../../kit/useSite'
import { bilingual, type TextByLanguage } from '../../rules/text/bilingual'

/** The text of the first source that has one: in the page's language, and in English (F020). */
export function Description({ sources }: { sources: readonly TextByLanguage[] }) {
  const { language } = useSite().text
  return bilingual(sources, language).map(({ text, lang, dir }) => (
    <p key={lang} className="StatusScreen-text" lang={lang} dir={dir}>
      {text}
    </p>
  ))
}
