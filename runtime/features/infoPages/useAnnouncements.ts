import { useAtomValue } from 'jotai/react'
import { useQuery } from '../../kit/useQuery'
import { useSite } from '../../kit/useSite'
import {
  type AnnouncementType,
  announcementQuery,
  announcementsFor,
  readAnnouncements,
} from '../../rules/content/announcement'
import { fields } from '../../rules/network/read'
import { readable } from '../../rules/network/readable'
import { sessionAtom } from '../../state/session'

/** The announcements of a type, or of one of its categories, that this visitor or member sees. */
export function useAnnouncements(type: AnnouncementType, category?: string) {
  const site = useSite()
  const session = useAtomValue(sessionAtom)
  return useQuery(`${site.text.language} ${type} ${category ?? ''}`, async (isRetry) => {
    const query = announcementQuery(type, category)
    const reply = await site.platform.call('announcements', { query, bypassCache: isRetry, alert: false })
    const announcements = readable(fields(reply).announcements, readAnnouncements(reply))
    return announcementsFor(announcements, session)
  })
}

export type AnnouncementsQuery = ReturnType<typeof useAnnouncements>
