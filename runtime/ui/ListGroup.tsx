import { type ReactNode, useId } from 'react'

export interface ListGroupProps {
  title?: string | undefined
  /** `ListRow`s. */
  children: ReactNode
}

/** Rows of settings in one box. */
export function ListGroup({ title, children }: ListGroupProps) {
  const headingId = useId()
  return (
    <section className="ListGroup" {...(title === undefined ? {} : { 'aria-labelledby': headingId })}>
      {title !== undefined && (
        <h2 className="ListGroup-title" id={headingId}>
          {title}
        </h2>
      )}
      <ul className="ListGroup-rows">{children}</ul>
    </section>
  )
}
