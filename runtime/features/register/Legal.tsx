import { useSite, useText } from '../../kit/useSite'
import type { ComplianceLink } from '../../schema/manifest.gen'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { IsolatedText } from '../../ui/text/IsolatedText'

interface LegalProps {
  /** Below the form: says that registering accepts the merchant's terms, if it has any; the licence is in the note above. */
  readonly accepting?: boolean
}

/** The terms, the licence, and links to external legal pages (D14). */
export function Legal({ accepting = false }: LegalProps) {
  const site = useSite()
  const t = useText()
  const { language } = site.text
  const { terms, responsibleGaming, licence } = site.data.manifest.compliance ?? {}
  const statement = licence?.text[language]
  const links: readonly (readonly [ComplianceLink | undefined, string])[] = [
    [terms, t('common.terms')],
    [responsibleGaming, t('shell.responsibleGaming')],
  ]
  return (
    <div className="Legal">
      {accepting && terms !== undefined && <p>{t('register.accept')}</p>}
      <p className="Legal-links">
        {links.map(
          ([link, label]) =>
            link && (
              <a key={label} className="Legal-link" href={link.url} target="_blank" rel="noopener noreferrer">
                {link.text?.[language] ?? label}
                <Icon icon={icons.external} size="s" />
              </a>
            ),
        )}
      </p>
      {statement !== undefined && !accepting && (
        <p>
          <IsolatedText text={statement} />
        </p>
      )}
    </div>
  )
}
