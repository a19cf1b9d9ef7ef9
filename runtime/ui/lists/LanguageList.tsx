import { classNames } from '../classNames'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

export interface LanguageChoice {
  code: string
  /** The language's name in its own script. */
  name: string
  /** BCP 47 tag for the name itself. */
  lang: string
  dir: 'ltr' | 'rtl'
}

export interface LanguageListProps {
  label: string
  languages: readonly LanguageChoice[]
  current: string
  onSelect: (code: string) => void
}

/** The languages of the site, each name in its own script and direction, for those who read it. */
export function LanguageList({ label, languages, current, onSelect }: LanguageListProps) {
  return (
    <ul className="LanguageList" aria-label={label}>
      {languages.map(({ code, name, lang, dir }) => (
        <li key={code}>
          <button
            type="button"
            className={classNames('LanguageList-choice', code === current && 'LanguageList-choice--current')}
            onClick={() => onSelect(code)}
            {...(code === current ? { 'aria-current': true } : {})}
          >
            <span className="LanguageList-name" lang={lang} dir={dir}>
              {name}
            </span>
            {code === current && <Icon icon={icons.check} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
