import type { CSSProperties } from 'react'

/** A number or a name on one line: if it is long, its letters get smaller. The parent is at least as wide as a short one. */
export function FitText({ children }: { children: string }) {
  return (
    <span className="FitText">
      <bdi className="FitText-line" style={{ '--characters': children.length } as CSSProperties}>
        {children}
      </bdi>
    </span>
  )
}
