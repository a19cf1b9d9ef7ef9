import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import { type Announcement, announcementQuery, readAnnouncements } from '../../rules/content/announcement'

/** What the platform announces about the gift (E7.10): a title, and a text in simple HTML. */
export function useGiftText(hasGift: boolean): Pick<Announcement, 'title' | 'content'> | undefined {
  const site = useSite()
  const [text, setText] = useState<Announcement>()
  useEffect(() => {
    if (!hasGift) return
    let isGone = false
    const query = announcementQuery('PR', 'app_download')
    site.platform.call('announcements', { query, alert: false }).then(
      (reply) => {
        const [first] = readAnnouncements(reply)
        if (!isGone && first && first.title !== '') setText(first)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [hasGift, site])
  return text
}
