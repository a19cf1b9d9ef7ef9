import { useState } from 'react'
import { Link, linkProps } from '../../kit/Link'
import { useImageSource } from '../../kit/useImageSource'
import { useSite, useText } from '../../kit/useSite'
import type { Announcement } from '../../rules/content/announcement'
import { pathOfPage, withQuery } from '../../rules/network/url'
import { htmlToText } from '../../rules/text/htmlToText'
import { truncate } from '../../rules/text/text'
import * as limits from '../../tables/limits'
import { EmptyState } from '../../ui/EmptyState'
import { ListGroup } from '../../ui/ListGroup'
import { ListRow } from '../../ui/ListRow'
import { pictureProps } from '../../ui/picture'
import type { InfoPage } from './infoPage'
import { QueryStates } from './QueryStates'
import type { AnnouncementsQuery } from './useAnnouncements'

interface InfoListProps {
  readonly info: InfoPage
  readonly announcements: AnnouncementsQuery
}

/** Announcements with their first line; promotions with their picture. */
export function InfoList({ info, announcements }: InfoListProps) {
  const site = useSite()
  const t = useText()
  const { value } = announcements
  if (!value) return <QueryStates announcements={announcements} />
  if (value.length === 0)
    return <EmptyState icon={info.icon} title={t(info.emptyTitle)} text={t(info.emptyText)} />
  const path = pathOfPage(site.data.manifest.routes, info.page) ?? ''
  const entries = value.map((announcement) => ({
    announcement,
    key: announcement.id,
    to: withQuery(path, { id: announcement.id }),
  }))
  if (info.type === 'PR')
    return (
      <ul className="InfoList-cards">
        {entries.map(({ key, ...entry }) => (
          <PromotionCard key={key} {...entry} />
        ))}
      </ul>
    )
  return (
    <ListGroup>
      {entries.map(({ key, announcement, to }) => (
        <ListRow
          key={key}
          icon={info.icon}
          label={<bdi>{titleOf(announcement)}</bdi>}
          {...(announcement.title === '' ? {} : { helper: <bdi>{firstLineOf(announcement)}</bdi> })}
          {...linkProps(site, to)}
        />
      ))}
    </ListGroup>
  )
}

const firstLineOf = ({ content }: Announcement): string =>
  truncate(htmlToText(content)?.split('\n')[0] ?? '', limits.announcementLine)

const titleOf = (announcement: Announcement): string => announcement.title || firstLineOf(announcement)

/** A column of 480 px at most, with gutters of 16 px. */
const pictureSizes = '(min-width: 480px) 448px, calc(100vw - 32px)'

function PromotionCard({ announcement, to }: { announcement: Announcement; to: string }) {
  const sourceOf = useImageSource()
  const [failed, setFailed] = useState(false)
  const source = failed ? undefined : sourceOf(announcement.picture)
  const title = titleOf(announcement)
  return (
    <li>
      <Link className="InfoList-card" to={to} label={title}>
        {source && (
          <img
            className="InfoList-picture"
            {...pictureProps(source, pictureSizes)}
            width={640}
            height={280}
            loading="lazy"
            alt=""
            onError={() => setFailed(true)}
          />
        )}
        <span className="InfoList-words">
          <span className="InfoList-title" dir="auto">
            {title}
          </span>
          {announcement.title !== '' && (
            <span className="InfoList-line" dir="auto">
              {firstLineOf(announcement)}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
