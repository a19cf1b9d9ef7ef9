import type { Site } from '../../contract/site'
import type { Language } from '../../tables/languages'

/** Tells the platform which language the member reads, at login and at every change (I7.26, E7.06). */
export default function languageTask(site: Site) {
  let told: Language | undefined

  function tell(): void {
    const { language } = site.text
    if (language === told) return
    told = language
    site.platform
      .call('memberLanguage', { body: { language, merchantCode: site.data.code }, alert: false })
      .catch(() => undefined)
  }

  tell()
  return site.text.subscribe(tell)
}
