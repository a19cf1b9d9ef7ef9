import { Place } from '../contract/Place'
import { useSite, useText } from '../contract/useSite'
import type { ComplianceLink } from '../schema/manifest.gen'
import { Footer, type FooterLink } from '../ui/Footer'

/**
 * Licence, age mark and help, on every page that shows games (D14). Absent in the manifest means not shown. What features
 * lend comes when it is calm.
 */
export function SiteFooter({ calm }: { calm: boolean }) {
  const site = useSite()
  const t = useText()
  const { compliance } = site.data.manifest
  if (!compliance) return null
  const { language } = site.text
  const link = (id: string, from: ComplianceLink | undefined, word: string): FooterLink[] =>
    from ? [{ id, label: from.text?.[language] ?? word, href: from.url, external: true }] : []
  const { licence, minimumAge, responsibleGaming, selfExclusion } = compliance
  return (
    <Footer
      age={
        minimumAge === undefined
          ? undefined
          : { mark: `${minimumAge}+`, text: t('shell.ageMark', { age: minimumAge }) }
      }
      linksLabel={t('shell.responsibleGaming')}
      links={[
        ...link('responsibleGaming', responsibleGaming, t('shell.responsibleGaming')),
        ...link('selfExclusion', selfExclusion, t('shell.selfExclusion')),
        ...link('licence', licence?.url ? { url: licence.url } : undefined, t('shell.licence')),
      ]}
      licence={licence?.text[language]}
    >
      {calm && <Place name="footer" />}
      <p>{t('shell.footerNote')}</p>
    </Footer>
  )
}
