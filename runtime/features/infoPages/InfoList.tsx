import { linkProps } from '../../kit/pages/Link'
import { useImageSource } from '../../kit/useImageSource'
import { useSite, useText } from '../../kit/useSite'
import type { Announcement } from '../../rules/content/announcement'
import { pathOfPage, withQuery } from '../../rules/network/url'
import { htmlToText } from '../../rules/text/htmlToText'
import { truncate } from '../../rules/text/text'
import * as limits from '../../tables/limits'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { type PictureSource, pictureProps, usePicture } from '../../ui/media/picture'
import type { InfoPage } from './infoPage'
import { QueryStates } from './QueryStates'
import type { AnnouncementsQuery } from './useAnnouncements'

interface InfoListProps {
  readonly info: InfoPage
  readonly announcements: AnnouncementsQuery
}

/** Announcements with their picture, where they have one, and their first line. */
export function InfoList({ info, announcements }: InfoListProps) {
  const site = useSite()
  const t = useText()
  const { value } = announcements
  if (!value) return <QueryStates announcements={announcements} />
  if (value.length === 0)
    return <EmptyState icon={info.icon} title={t(info.emptyTitle)} text={t(info.emptyText)} />
  const path = pathOfPage(site.data.manifest.routes, info.page) ?? ''
  return (
    <ul className="InfoList">
      {value.map((announcement) => (
        <InfoCard
          key={announcement.id}
          announcement={announcement}
          to={withQuery(path, { id: announcement.id })}
        />
      ))}
    </ul>
  )
}

export const firstLineOf = ({ content }: Announcement): string =>
  truncate(htmlToText(content)?.split('\n')[0] ?? '', limits.announcementLine)

/** A column of 480 px at most, with gutters of 16 px. */
const pictureSizes = '(min-width: 480px) 448px, calc(100vw - 32px)'

function InfoCard({ announcement, to }: { announcement: Announcement; to: string }) {
  const site = useSite()
  const image = useImageSource()(announcement.picture)
  return (
    <li>
      <a className="InfoList-card" {...linkProps(site, to)}>
        {image && <Picture key={image.src} image={image} />}
        <span className="InfoList-words">
          <span className="InfoList-title" dir="auto">
            {announcement.title || firstLineOf(announcement)}
          </span>
          {announcement.title !== '' && (
            <span className="InfoList-line" dir="auto">
              {firstLineOf(announcement)}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}

function Picture({ image }: { image: PictureSource }) {
  const { source, handlers } = usePicture(image)
  return (
    source && (
      <img
        className="InfoList-picture"
        {...pictureProps(source, pictureSizes)}
        width={640}
        height={280}
        loading="lazy"
        alt=""
        {...handlers}
      />
    )
  )
}
