import { Children, type MouseEvent, type ReactNode, useId } from 'react'
import { classes } from './classes'
import { Icon, type IconName } from './Icon'

/** Proportions of the cards: 3:4, 16:10, 1:1. */
export type CardShape = 'portrait' | 'wide' | 'square'

export interface LaneProps {
  title: string
  shape?: CardShape | undefined
  icon?: IconName | undefined
  count?: string | undefined
  all?:
    | {
        label: string
        href?: string | undefined
        onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
      }
    | undefined
  id?: string | undefined
  /** The cards, each with a key. */
  children: ReactNode
}

function LaneAll({ label, href, onClick }: NonNullable<LaneProps['all']>) {
  const content = (
    <>
      {label}
      <Icon name="chevron" size="s" />
    </>
  )
  const events = onClick === undefined ? {} : { onClick }
  return href === undefined ? (
    <button type="button" className="Lane-all" {...events}>
      {content}
    </button>
  ) : (
    <a className="Lane-all" href={href} {...events}>
      {content}
    </a>
  )
}

/** A titled row of cards that snaps sideways. It brings its own gutters: put it on a page that bleeds. */
export function Lane({ title, shape = 'portrait', icon, count, all, id, children }: LaneProps) {
  const heading = useId()
  return (
    <section className="Lane" aria-labelledby={heading} {...(id === undefined ? {} : { id })}>
      <div className="Lane-head">
        <h2 className="Lane-title" id={heading}>
          {icon !== undefined && <Icon name={icon} />}
          {title}
        </h2>
        {count !== undefined && <span className="Lane-count">{count}</span>}
        {all !== undefined && <LaneAll {...all} />}
      </div>
      <ul className={classes('Lane-track', `Lane-track--${shape}`)}>
        {Children.map(children, (card) => (
          <li className="Lane-item">{card}</li>
        ))}
      </ul>
    </section>
  )
}
