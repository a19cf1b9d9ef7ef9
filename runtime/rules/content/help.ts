import { latinDigits } from '../text/digits'
import { foldForSearch } from '../text/foldForSearch'
import { htmlToText } from '../text/htmlToText'
import { nearMatches } from '../text/nearMatches'
import type { Announcement } from './announcement'

/** The questions of one topic (D207). */
export interface HelpTopic {
  /** In the language of the request; undefined for those without a topic, and where there is only one group. */
  readonly name: string | undefined
  readonly questions: readonly Announcement[]
}

/** A kind that the site acts upon, such as "APP_DOWNLOAD", and no name that people read. */
const kindCode = /^[A-Z0-9_]*$/

const topicOf = ({ promotionType }: Announcement): string => {
  const name = htmlToText(promotionType) ?? ''
  return kindCode.test(name) ? '' : name
}

/** The questions by topic, in the order in which the platform first names each; those without a topic are last (D207). */
export function helpTopics(questions: readonly Announcement[]): HelpTopic[] {
  const named = new Set(questions.map(topicOf))
  const hasOthers = named.delete('')
  const names = hasOthers ? [...named, ''] : [...named]
  return names.map((name) => ({
    name: name === '' || names.length === 1 ? undefined : name,
    questions: questions.filter((question) => topicOf(question) === name),
  }))
}

const fold = (text: string): string => foldForSearch(latinDigits(text))

/**
 * Prepares a search of questions: it finds those that have every typed word in their title or answer, else those with a title close
 * to what was typed, always in the order of the list. Nothing typed finds all.
 */
export function createHelpSearch(questions: readonly Announcement[]) {
  const texts = questions.map(({ title, content }) => fold(`${title} ${htmlToText(content) ?? ''}`))
  return (typed: string): readonly Announcement[] => {
    const words = fold(typed).split(' ')
    const found = questions.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
    if (found.length > 0) return found
    const near = nearMatches(typed, questions, ({ title }) => title)
    return questions.filter((question) => near.includes(question))
  }
}
