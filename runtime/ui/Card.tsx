import type { ReactNode } from 'react'

export interface CardProps {
  children: ReactNode
  /** `brand` stands on the brand's gradient, `sunken` is a quiet plate. */
  tone?: 'plain' | 'brand' | 'sunken' | undefined
  /** A title of the card's own. */
  title?: string | undefined
  end?: ReactNode
}

/** A plate that holds things together. */
export function Card({ children, tone = 'plain', title, end }: CardProps) {
  return (
    <section className={`Card Card--${tone}`}>
      {(title !== undefined || end !== undefined) && (
        <div className="Card-head">
          {title !== undefined && <h2 className="Card-title">{title}</h2>}
          {end}
        </div>
      )}
      {children}
    </section>
  )
}
