import type { Site } from '../../contract/site'
import type { Language } from '../../tables/languages'

/** Sends the member's language to the platform, at login and on every change (I7.26, E7.06). */
export default function languageTask(site: Site) {
  let lastSent: Language | undefined

  function sendLanguage(): void {
    const { language } = site.text
    if (language === lastSent) return
    lastSent = language
    site.platform
      .call('memberLanguage', { body: { language, merchantCode: site.data.code }, alert: false })
      .catch(() => undefined)
  }

  sendLanguage()
  return site.text.subscribe(sendLanguage)
}
