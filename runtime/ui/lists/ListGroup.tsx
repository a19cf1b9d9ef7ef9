import { type ReactNode, useId } from 'react'
import { classNames } from '../classNames'

export interface ListGroupProps {
  title?: string | undefined
  /** It stands outside the page's content, and keeps the page's distance from the edge itself. */
  inset?: boolean | undefined
  /** Its rows stand side by side, each with its icon above its words. */
  tiles?: boolean | undefined
  /** `ListRow`s. */
  children: ReactNode
}

/** Rows of settings in one box. */
export function ListGroup({ title, inset, tiles, children }: ListGroupProps) {
  const headingId = useId()
  return (
    <section
      className={classNames('ListGroup', inset && 'ListGroup--inset')}
      {...(title === undefined ? {} : { 'aria-labelledby': headingId })}
    >
      {title !== undefined && (
        <h2 className="ListGroup-title" id={headingId}>
          {title}
        </h2>
      )}
      <ul className={classNames('ListGroup-rows', tiles && 'ListGroup-rows--tiles')}>{children}</ul>
    </section>
  )
}
