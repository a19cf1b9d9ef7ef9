import { useRef } from 'react'
import { Place } from '../../kit/code/Place'
import { useNear } from '../../kit/timing/useNear'
import { useSite, useText } from '../../kit/useSite'
import type { ComplianceLink } from '../../schema/manifest.gen'
import * as limits from '../../tables/limits'
import { Footer, type FooterLink } from '../../ui/layout/Footer'
import { IsolatedText } from '../../ui/text/IsolatedText'
import { FooterMarks } from './FooterMarks'
import { WaitingRows } from './WaitingRows'

/** Licence, age mark, marks and help, on every page that shows games: what the manifest has (D14). */
export default function SiteFooter() {
  const site = useSite()
  const t = useText()
  const footer = useRef<HTMLDivElement>(null)
  const isNear = useNear(footer, limits.footerMargin)
  const { name, brand, compliance } = site.data.manifest
  const { language } = site.text
  const link = (id: string, target: ComplianceLink | undefined, label: string): FooterLink[] =>
    target ? [{ id, label: target.text?.[language] ?? label, href: target.url, external: true }] : []
  const { licence, minimumAge, responsibleGaming, selfExclusion, terms } = compliance ?? {}
  const tagline = brand.tagline?.[language]
  const statement = licence?.text[language]
  return (
    <>
      <WaitingRows />
      <div ref={footer}>
        <Footer
          age={
            minimumAge === undefined
              ? undefined
              : { mark: `${minimumAge}+`, text: t('shell.ageMark', { age: minimumAge }) }
          }
          help={{ title: t('footer.help'), items: isNear && <Place name="footer" /> }}
          notices={{
            title: t('footer.playSafely'),
            links: [
              ...link('responsibleGaming', responsibleGaming, t('shell.responsibleGaming')),
              ...link('selfExclusion', selfExclusion, t('shell.selfExclusion')),
              ...link('terms', terms, t('common.terms')),
              ...link('licence', licence?.url ? { url: licence.url } : undefined, t('shell.licence')),
            ],
          }}
          licence={statement && <IsolatedText text={statement} />}
          brand={tagline === undefined ? undefined : { name, tagline }}
        >
          {compliance && (
            <>
              <p>{t('shell.footerNote')}</p>
              <FooterMarks />
            </>
          )}
        </Footer>
      </div>
    </>
  )
}
