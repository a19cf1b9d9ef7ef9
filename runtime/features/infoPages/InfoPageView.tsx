import { useAtomValue } from 'jotai/react'
import { useLocation } from 'react-router-dom'
import { useSite, useText } from '../../kit/useSite'
import { memberKey } from '../../rules/session/memberKey'
import { sessionAtom } from '../../state/session'
import { Article } from './Article'
import { CategoryTabs } from './CategoryTabs'
import { HelpPage } from './HelpPage'
import { InfoList } from './InfoList'
import { type InfoPage, infoPages } from './infoPage'
import { useAnnouncements } from './useAnnouncements'

/**
 * A list of announcements, and the one that the URL names: alone, or open among the other questions. It begins anew for another
 * member (D21), and in another language.
 */
export default function InfoPageView() {
  useText()
  const { routes } = useSite().data.manifest
  const { pathname, search } = useLocation()
  const owner = memberKey(useAtomValue(sessionAtom))
  const info = infoPages.find(({ page }) => page === routes[pathname]?.page)
  const id = new URLSearchParams(search).get('id')
  return info && <Announcements key={owner} info={info} id={id} />
}

function Announcements({ info, id }: { info: InfoPage; id: string | null }) {
  const isMember = useAtomValue(sessionAtom) !== undefined
  const announcements = useAnnouncements(info.type)
  if (info.type === 'HELP') return <HelpPage info={info} id={id} announcements={announcements} />
  if (id) return <Article info={info} id={id} announcements={announcements} />
  const list = <InfoList info={info} announcements={announcements} />
  // Only members get the categories (E7.14).
  if (info.type !== 'PR' || !isMember) return list
  const isLoading = !announcements.value && announcements.status === 'pending'
  return <CategoryTabs info={info} all={list} isLoading={isLoading} />
}
