import type { Site } from '../../contract/site'
import { reconnectCountAtom } from '../../state/page'
import type { Language } from '../../tables/languages'

/**
 * Sends the member's language to the platform, at login and on every change (I7.26, E7.06): one request at a time, so that
 * the newest arrives last. A failed one is repeated when the connection returns.
 */
export default function languageTask(site: Site) {
  /** Undefined when it is not known which language the platform has. */
  let lastSent: Language | undefined
  let isBusy = false
  let isStopped = false

  async function sendLanguage(): Promise<void> {
    const { language } = site.text
    if (isBusy || isStopped || language === lastSent) return
    isBusy = true
    lastSent = await site.platform
      .call('memberLanguage', { body: { language, merchantCode: site.data.code }, alert: false })
      .then(
        () => language,
        () => undefined,
      )
    isBusy = false
    if (site.text.language !== language) void sendLanguage()
  }

  const send = () => void sendLanguage()
  send()
  const stops = [site.text.subscribe(send), site.store.sub(reconnectCountAtom, send)]
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
