import type { Manifest } from '../../schema/manifest.gen'
import { TrustNote } from '../../ui/layout/TrustNote'
import { IsolatedText } from '../../ui/text/IsolatedText'
import { useSite, useText } from '../useSite'

type Compliance = NonNullable<Manifest['compliance']>

/** The age mark, the licence and the hours of customer service, where visitors decide; nothing when the manifest has none (D14). */
export function Trust() {
  const site = useSite()
  const t = useText()
  const { minimumAge, licence, supportHours }: Compliance = site.data.manifest.compliance ?? {}
  const { language } = site.text
  const licenceText = licence?.number
    ? t('common.licenceNumber', { number: licence.number })
    : licence?.text[language]
  const hours = supportHours === 'always' ? t('common.supportAlways') : supportHours?.[language]
  if (minimumAge === undefined && licenceText === undefined && hours === undefined) return null
  return (
    <TrustNote
      age={
        minimumAge === undefined ? undefined : ageMark(minimumAge, t('shell.ageMark', { age: minimumAge }))
      }
      licence={
        licenceText === undefined
          ? undefined
          : { text: <IsolatedText text={licenceText} />, href: licence?.url }
      }
      support={hours === undefined ? undefined : <IsolatedText text={hours} />}
    />
  )
}

const ageMark = (age: number, text: string) => ({ mark: `${age}+`, text })
