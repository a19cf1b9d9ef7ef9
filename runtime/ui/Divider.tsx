export interface DividerProps {
  /** "or", between two ways. */
  label?: string | undefined
}

/** A hairline, with a word in it or without. */
export function Divider({ label }: DividerProps) {
  if (label === undefined) return <hr className="Divider" />
  return <div className="Divider Divider--worded">{label}</div>
}
