import { useMemo, useState } from 'react'
import { SearchField } from '../../kit/forms/SearchField'
import { useSite, useText } from '../../kit/useSite'
import type { Announcement } from '../../rules/content/announcement'
import { createHelpSearch, helpTopics } from '../../rules/content/help'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { ListGroup } from '../../ui/lists/ListGroup'
import { MissingArticle } from './Article'
import type { InfoPage } from './infoPage'
import { QueryStates } from './QueryStates'
import { Question } from './Question'
import type { AnnouncementsQuery } from './useAnnouncements'

interface HelpPageProps {
  readonly info: InfoPage
  /** Of the question that the URL names. */
  readonly id: string | null
  readonly announcements: AnnouncementsQuery
}

/** The questions that the operator answers, by topic, with their answers (D207). */
export function HelpPage({ info, id, announcements }: HelpPageProps) {
  const t = useText()
  const { value } = announcements
  if (!value) return <QueryStates announcements={announcements} />
  if (id && value.every((question) => question.id !== id)) return <MissingArticle info={info} />
  if (value.length > 0) return <Questions key={id} questions={value} linked={id} />
  return (
    <EmptyState
      icon={info.icon}
      title={t(info.emptyTitle)}
      text={t(info.emptyText)}
      action={<ContactButton />}
    />
  )
}

interface QuestionsProps {
  readonly questions: readonly Announcement[]
  readonly linked: string | null
}

function Questions({ questions, linked }: QuestionsProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<readonly (string | null)[]>([linked])
  const topics = useMemo(() => helpTopics(questions), [questions])
  const search = useMemo(() => createHelpSearch(questions), [questions])
  const hasSearch = questions.length >= limits.searchedQuestions
  const found = search(hasSearch ? typed : '')
  const toggle = (id: string): void =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id])
  return (
    <Stack gap="l">
      {hasSearch && (
        <SearchField
          label={t('infoPages.searchHelp')}
          value={typed}
          onChange={setTyped}
          helper={t('infoPages.questions', { count: found.length })}
        />
      )}
      {topics.map(({ name, questions: own }) => {
        const shown = own.filter((question) => found.includes(question))
        return (
          shown.length > 0 && (
            <ListGroup key={name ?? ''} title={name}>
              {shown.map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  isOpen={open.includes(question.id)}
                  isLinked={question.id === linked}
                  onToggle={() => toggle(question.id)}
                />
              ))}
            </ListGroup>
          )
        )
      })}
      {found.length === 0 ? (
        <EmptyState
          title={t('infoPages.noQuestion')}
          text={t('infoPages.emptyHelpText')}
          action={<ContactButton />}
        />
      ) : (
        <Card title={t('infoPages.moreHelp')}>
          <Stack>
            <p>{t('infoPages.emptyHelpText')}</p>
            <ContactButton />
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function ContactButton() {
  const site = useSite()
  const t = useText()
  return (
    <Button wide variant="tonal" icon="support" onClick={() => void site.openOverlay('support')}>
      {t('common.contactUs')}
    </Button>
  )
}
