import type { ReactNode } from 'react'
import { progressAttributes, toPercent } from './progressAttributes'

export interface ProgressBarProps {
  label: string
  /** 0..1 */
  value: number
  /** The value as text, shown and announced: "1,200 of 5,000". */
  valueText?: string | undefined
  note?: ReactNode
}

/** The progress to the next step. Drawn as SVG, so that it needs no inline style. */
export function ProgressBar({ label, value, valueText, note }: ProgressBarProps) {
  const percent = toPercent(value)
  return (
    <div className="ProgressBar">
      <div className="ProgressBar-head">
        <span className="ProgressBar-label">{label}</span>
        {valueText !== undefined && <bdi className="ProgressBar-value">{valueText}</bdi>}
      </div>
      <div className="ProgressBar-track" {...progressAttributes(label, percent, valueText)}>
        <svg className="ProgressBar-fill" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={percent} height="1" />
        </svg>
      </div>
      {note !== undefined && <div className="ProgressBar-note">{note}</div>}
    </div>
  )
}
