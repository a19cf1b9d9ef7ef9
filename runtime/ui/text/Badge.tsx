import type { ReactNode } from 'react'
import { classNames } from '../classNames'

export interface BadgeProps {
  children: ReactNode
  tone?: 'primary' | 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | undefined
  /** It is a number: in Latin digits, whatever the script of the page. */
  number?: boolean | undefined
}

/** A short word or number on a coloured background. */
export function Badge({ children, tone = 'primary', number }: BadgeProps) {
  return <span className={classNames('Badge', `Badge--${tone}`, number && 'Badge--number')}>{children}</span>
}
