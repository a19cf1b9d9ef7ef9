export interface ProgressProps {
  /** What is being waited for. */
  label: string
}

/** A thin bar for a wait of unknown length; shown for waits of more than a second. */
export function Progress({ label }: ProgressProps) {
  return (
    <div className="Progress" role="progressbar" aria-label={label}>
      <span className="Progress-runner" />
    </div>
  )
}
