/** A category that the search was opened for, with its title in the member's language. */
export interface Scope {
  readonly category: string
  readonly title: string
}

/** Reads what the opener handed over. */
export function readGiven(given: unknown): Scope | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { category, title } = given as { category?: unknown; title?: unknown }
  return typeof category === 'string' && typeof title === 'string' ? { category, title } : undefined
}
