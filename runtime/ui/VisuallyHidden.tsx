import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  children: ReactNode
  id?: string | undefined
}

/** Words for those who listen instead of looking. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="VisuallyHidden" id={id}>
      {children}
    </span>
  )
}
