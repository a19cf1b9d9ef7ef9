import { type ReactNode, useState } from 'react'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { readAnnouncementCategories } from '../../rules/content/announcement'
import { fields } from '../../rules/network/read'
import { readable } from '../../rules/network/readable'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Tabs } from '../../ui/lists/Tabs'
import { InfoList } from './InfoList'
import type { InfoPage } from './infoPage'
import { useAnnouncements } from './useAnnouncements'

interface CategoryTabsProps {
  readonly info: InfoPage
  readonly all: ReactNode
  /** `all` is still waiting, and offers a retry itself. */
  readonly isLoading: boolean
}

/** A tab for each category of promotions, after one for all of them (E7.14); without categories, `all` alone. */
export function CategoryTabs({ info, all, isLoading }: CategoryTabsProps) {
  const site = useSite()
  const t = useText()
  const [active, setActive] = useState('all')
  const categories = useQuery(site.text.language, async (isRetry) => {
    const options = { bypassCache: isRetry, alert: false }
    const reply = await site.platform.call('announcementCategories', options)
    return readable(fields(reply).categories, readAnnouncementCategories(reply))
  })
  if (!categories.value && categories.status === 'pending')
    return (
      <>
        {!isLoading && <SlowRetry onRetry={categories.retry} />}
        <Skeleton shape="control" />
        {all}
      </>
    )
  if (!categories.value?.length) return all
  const tabs = categories.value.map(({ id, name }) => ({
    id: `category-${encodeURIComponent(id)}`,
    label: name,
    panel: <CategoryList info={info} category={id} />,
  }))
  return (
    <Tabs
      label={t('infoPages.categories')}
      items={[{ id: 'all', label: t('common.all'), panel: all }, ...tabs]}
      active={active}
      onSelect={setActive}
    />
  )
}

function CategoryList({ info, category }: { info: InfoPage; category: string }) {
  return <InfoList info={info} announcements={useAnnouncements(info.type, category)} />
}
