import { useEffect, useId, useRef } from 'react'
import { HtmlText } from '../../kit/HtmlText'
import type { Announcement } from '../../rules/content/announcement'
import { Pressable } from '../../ui/actions/Pressable'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { RichText } from '../../ui/text/RichText'
import { ArticleAction } from './ArticleAction'
import { firstLineOf } from './InfoList'

interface QuestionProps {
  readonly question: Announcement
  readonly isOpen: boolean
  /** The URL names it: the page begins there. */
  readonly isLinked: boolean
  onToggle(): void
}

/** A question, and below it the answer that it opens; one without an answer is only a line. */
export function Question({ question, isOpen, isLinked, onToggle }: QuestionProps) {
  const { title, content, promotionType } = question
  const answerId = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView({ block: 'start' })
  }, [isLinked])
  const words = <span dir="auto">{title || firstLineOf(question)}</span>
  const hasAnswer = content !== ''
  return (
    <li className="Question" ref={row}>
      {hasAnswer ? (
        <Pressable
          className="Question-line"
          aria-expanded={isOpen}
          aria-controls={isOpen ? answerId : undefined}
          onClick={onToggle}
        >
          {words}
          <Icon icon={icons.chevronDown} size="s" />
        </Pressable>
      ) : (
        <div className="Question-line">{words}</div>
      )}
      {(isOpen || !hasAnswer) && (
        <div className="Question-answer" id={answerId}>
          {hasAnswer && (
            <RichText>
              <HtmlText html={content} />
            </RichText>
          )}
          <ArticleAction type={promotionType} promotion={false} />
        </div>
      )}
    </li>
  )
}
