import { useEffect, useState } from 'react'
import type { Site } from '../../contract/site'
import { useSite } from '../../kit/useSite'
import { type LineItem, lineOwner, readLine, readStoredLine } from '../../rules/content/announcementLine'
import { sessionAtom } from '../../state/session'

/** The line of the last visit, if it was this member's and in this language. */
export const storedLine = ({ browser, text, store }: Site): LineItem[] =>
  readStoredLine(browser.storage.read('announcementLine'), text.language, lineOwner(store.get(sessionAtom)))

/**
 * The announcements for the lobby's line: those of the last visit, until the platform has answered. What it answers is stored for
 * the next time.
 */
export function useAnnouncements(): readonly LineItem[] {
  const site = useSite()
  const { storage } = site.browser
  const { language } = site.text
  const [items, setItems] = useState(() => storedLine(site))
  useEffect(() => {
    let isGone = false
    const session = site.store.get(sessionAtom)
    const owner = lineOwner(session)
    site.platform.call('announcements', { query: { types: 'MQ', platform: 'M' }, alert: false }).then(
      (reply) => {
        if (isGone) return
        const received = readLine(reply, session)
        if (received.length > 0) storage.write('announcementLine', { language, owner, items: received })
        else storage.remove('announcementLine')
        setItems(received)
      },
      // Those of the last visit are better than none.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [site, storage, language])
  return items
}
