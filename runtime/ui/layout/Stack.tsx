import type { ReactNode } from 'react'

export interface StackProps {
  children: ReactNode
  gap?: 's' | 'm' | 'l' | undefined
}

/** A column with an even gap: 8, 16 or 24 px. */
export function Stack({ children, gap = 'm' }: StackProps) {
  return <div className={`Stack Stack--${gap}`}>{children}</div>
}
