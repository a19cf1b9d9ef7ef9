import type { MouseEvent, ReactNode } from 'react'
import { classes } from './classes'
import { Icon, type IconName } from './Icon'

export interface ListRowProps {
  label: ReactNode
  icon?: IconName | undefined
  helper?: ReactNode
  value?: ReactNode
  /** In the chevron's place: a badge, a mark. */
  end?: ReactNode
  danger?: boolean | undefined
  href?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

function ListRowContent({ label, icon, helper, value, end, leads }: ListRowProps & { leads: boolean }) {
  return (
    <>
      {icon !== undefined && (
        <span className="ListRow-icon">
          <Icon name={icon} />
        </span>
      )}
      <span className="ListRow-words">
        <span className="ListRow-text">
          <span className="ListRow-label">{label}</span>
          {helper !== undefined && <span className="ListRow-helper">{helper}</span>}
        </span>
        {value !== undefined && <span className="ListRow-value">{value}</span>}
      </span>
      {end ?? (leads && <Icon name="chevron" size="s" />)}
    </>
  )
}

/** One row of a `ListGroup`: a link, a button, or a plain fact. */
export function ListRow(props: ListRowProps) {
  const { danger, href, target, rel, onClick } = props
  const events = onClick === undefined ? {} : { onClick }
  const leads = href !== undefined || onClick !== undefined
  const className = classes('ListRow-line', leads && 'ListRow-line--leads', danger && 'ListRow-line--danger')
  const content = <ListRowContent {...props} leads={leads && danger !== true} />
  return (
    <li className="ListRow">
      {href !== undefined ? (
        <a className={className} href={href} target={target} rel={rel} {...events}>
          {content}
        </a>
      ) : leads ? (
        <button type="button" className={className} {...events}>
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  )
}
