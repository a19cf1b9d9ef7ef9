import type { ReactNode } from 'react'

export interface CardProps {
  children: ReactNode
  /** `brand` has the brand's gradient as background, `sunken` a muted colour. */
  tone?: 'plain' | 'brand' | 'sunken' | undefined
  title?: string | undefined
  end?: ReactNode
}

/** A box that groups content. */
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
