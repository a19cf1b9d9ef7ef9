import type { MouseEvent, ReactNode } from 'react'
import { Pressable } from '../actions/Pressable'
import { classNames } from '../classNames'
import { Icon, type IconSource } from '../media/Icon'

export interface ListRowProps {
  label: ReactNode
  icon?: IconSource | undefined
  helper?: ReactNode
  value?: ReactNode
  /** Replaces the chevron: a badge, a mark. */
  end?: ReactNode
  danger?: boolean | undefined
  href?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

function ListRowContent({
  label,
  icon,
  helper,
  value,
  end,
  interactive,
}: ListRowProps & { interactive: boolean }) {
  return (
    <>
      {icon !== undefined && (
        <span className="ListRow-icon">
          <Icon icon={icon} />
        </span>
      )}
      <span className="ListRow-words">
        <span className="ListRow-text">
          <span className="ListRow-label">{label}</span>
          {helper !== undefined && <span className="ListRow-helper">{helper}</span>}
        </span>
        {value !== undefined && <span className="ListRow-value">{value}</span>}
      </span>
      {end ?? (interactive && <Icon icon="chevron" size="s" />)}
    </>
  )
}

/** One row of a `ListGroup`: a link, a button, or plain text. */
export function ListRow(props: ListRowProps) {
  const { danger, end, href, target, rel, onClick } = props
  const interactive = href !== undefined || onClick !== undefined
  const className = classNames(
    'ListRow-line',
    interactive && 'ListRow-line--leads',
    danger && 'ListRow-line--danger',
    end !== undefined && 'ListRow-line--marked',
  )
  const content = <ListRowContent {...props} interactive={interactive && danger !== true} />
  return (
    <li className="ListRow">
      {interactive ? (
        <Pressable className={className} href={href} target={target} rel={rel} onClick={onClick}>
          {content}
        </Pressable>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  )
}
