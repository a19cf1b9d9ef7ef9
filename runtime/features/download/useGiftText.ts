import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import { fields, listOf, textOf } from '../../rules/network/read'
import type { AnnouncementList } from '../../schema/replies.gen'

type Announcement = AnnouncementList['announcements'][number]

/** What the platform announces about the gift (E7.10): a title, and a text in simple HTML. */
export function useGiftText(
  hasGift: boolean,
): { readonly title: string; readonly content: string } | undefined {
  const site = useSite()
  const [text, setText] = useState<{ title: string; content: string }>()
  useEffect(() => {
    if (!hasGift) return
    let isGone = false
    const query = { types: 'PR', platform: 'M', category: 'app_download' }
    site.platform.call('announcements', { query, alert: false }).then(
      (reply) => {
        const [first] = listOf<Announcement>(fields(reply).announcements)
        const { title, content } = fields(first as never) as { title?: unknown; content?: unknown }
        const found = { title: textOf(title).trim(), content: textOf(content).trim() }
        if (!isGone && found.title !== '') setText(found)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [hasGift, site])
  return text
}
