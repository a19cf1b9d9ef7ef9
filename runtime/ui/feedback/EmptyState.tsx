import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../media/Icon'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** Without a picture, the icon is shown on rings in the brand's colour. */
  picture?: ReactNode
  icon?: IconSource | undefined
  action?: ReactNode
  /** `h1` where the page has no other title. */
  heading?: 'h1' | 'h2' | undefined
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, picture, icon = 'search', action, heading: Heading = 'h2' } = props
  return (
    <div className="EmptyState">
      <div className="EmptyState-picture">
        {picture ?? (
          <span className="EmptyState-rings">
            <Icon icon={icon} size="l" />
          </span>
        )}
      </div>
      <Heading className="EmptyState-title">{title}</Heading>
      {text !== undefined && <div className="EmptyState-text">{text}</div>}
      {action !== undefined && <div className="EmptyState-action">{action}</div>}
    </div>
  )
}
