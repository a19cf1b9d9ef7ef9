import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  children: ReactNode
  id?: string | undefined
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="VisuallyHidden" id={id}>
      {children}
    </span>
  )
}
