export interface DividerProps {
  /** "or", between two choices. */
  label?: string | undefined
}

/** A thin line, with or without a word in it. */
export function Divider({ label }: DividerProps) {
  if (label === undefined) return <hr className="Divider" />
  return <div className="Divider Divider--worded">{label}</div>
}
