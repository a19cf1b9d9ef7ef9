import { type ReactNode, useId } from 'react'

export interface ListGroupProps {
  title?: string | undefined
  /** `ListRow`s. */
  children: ReactNode
}

/** Rows of settings on one plate. */
export function ListGroup({ title, children }: ListGroupProps) {
  const heading = useId()
  return (
    <section className="ListGroup" {...(title === undefined ? {} : { 'aria-labelledby': heading })}>
      {title !== undefined && (
        <h2 className="ListGroup-title" id={heading}>
          {title}
        </h2>
      )}
      <ul className="ListGroup-rows">{children}</ul>
    </section>
  )
}
