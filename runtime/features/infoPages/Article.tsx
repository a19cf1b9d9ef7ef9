import { HtmlText } from '../../kit/HtmlText'
import { linkProps } from '../../kit/pages/Link'
import { useSite, useText } from '../../kit/useSite'
import type { Announcement, AnnouncementType } from '../../rules/content/announcement'
import { pathOfPage } from '../../rules/network/url'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { RichText } from '../../ui/text/RichText'
import { ArticleAction } from './ArticleAction'
import type { InfoPage } from './infoPage'
import { QueryStates } from './QueryStates'
import { type AnnouncementsQuery, useAnnouncements } from './useAnnouncements'

interface ArticleProps {
  readonly info: InfoPage
  readonly id: string
  readonly announcements: AnnouncementsQuery
}

/** The announcements in the lobby that lead to the promotions: what pops up (E2.40), and its line. */
const lobbyTypes: readonly AnnouncementType[] = ['PU', 'MQ']

/** One announcement: of this page, or one in the lobby that leads here. */
export function Article({ info, id, announcements }: ArticleProps) {
  const { value } = announcements
  if (!value) return <QueryStates announcements={announcements} />
  const found = value.find((one) => one.id === id)
  if (found) return <ArticleText info={info} announcement={found} />
  return info.type === 'PR' ? (
    <LobbyArticle info={info} id={id} types={lobbyTypes} />
  ) : (
    <MissingArticle info={info} />
  )
}

interface LobbyArticleProps extends Pick<ArticleProps, 'info' | 'id'> {
  readonly types: readonly AnnouncementType[]
}

/** Looks for the announcement in one list after the other. */
function LobbyArticle({ info, id, types: [type = 'PU', ...others] }: LobbyArticleProps) {
  const announcements = useAnnouncements(type)
  const { value } = announcements
  if (!value) return <QueryStates announcements={announcements} />
  const found = value.find((one) => one.id === id)
  if (found) return <ArticleText info={info} announcement={found} />
  if (others.length === 0) return <MissingArticle info={info} />
  return <LobbyArticle key={others.length} info={info} id={id} types={others} />
}

function ArticleText({ info, announcement }: { info: InfoPage; announcement: Announcement }) {
  const { title, content, promotionType } = announcement
  return (
    <article className="Article">
      {title !== '' && (
        <h2 className="Article-title" dir="auto">
          {title}
        </h2>
      )}
      {content !== '' && (
        <RichText>
          <HtmlText html={content} />
        </RichText>
      )}
      <ArticleAction type={promotionType} promotion={info.type === 'PR'} />
      <BackToAll info={info} />
    </article>
  )
}

export function MissingArticle({ info }: { info: InfoPage }) {
  const t = useText()
  return (
    <EmptyState
      icon={info.icon}
      title={t('infoPages.missingTitle')}
      text={t('infoPages.missingText')}
      action={<BackToAll info={info} />}
    />
  )
}

function BackToAll({ info }: { info: InfoPage }) {
  const site = useSite()
  const t = useText()
  const path = pathOfPage(site.data.manifest.routes, info.page) ?? ''
  return (
    <Button wide variant="tonal" {...linkProps(site, path)}>
      {t(info.backToAll)}
    </Button>
  )
}
