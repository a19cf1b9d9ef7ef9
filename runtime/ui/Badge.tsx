import type { ReactNode } from 'react'

export interface BadgeProps {
  children: ReactNode
  tone?: 'primary' | 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | undefined
}

/** A short word or number on a coloured background. */
export function Badge({ children, tone = 'primary' }: BadgeProps) {
  return <span className={`Badge Badge--${tone}`}>{children}</span>
}
