import type { ReactNode } from 'react'

/** Around text with a form of its own: what the operator writes as HTML. */
export function RichText({ children }: { children: ReactNode }) {
  return <div className="RichText">{children}</div>
}
