import type { ReactNode } from 'react'
import { progressAttributes, toPercent } from './progressAttributes'

export interface ProgressRingProps {
  label: string
  /** 0..1 */
  value: number
  valueText?: string | undefined
  /** In the middle: a level, a number. */
  children?: ReactNode
}

/** Progress as a ring. `pathLength` makes the circle 100 long, so that the percentage is the dash length. */
export function ProgressRing({ label, value, valueText, children }: ProgressRingProps) {
  const percent = toPercent(value)
  return (
    <div className="ProgressRing" {...progressAttributes(label, percent, valueText)}>
      <svg className="ProgressRing-drawing" viewBox="0 0 64 64" aria-hidden="true">
        <circle className="ProgressRing-track" cx="32" cy="32" r="28" />
        {percent > 0 && (
          <circle
            className="ProgressRing-fill"
            cx="32"
            cy="32"
            r="28"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <span className="ProgressRing-middle">{children}</span>
    </div>
  )
}
