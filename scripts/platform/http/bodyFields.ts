/** A value as a record; anything that is not an object counts as empty. */
export const asRecord = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** A text field of the body, trimmed; empty when it is absent or not a string. */
export const textField = (body: unknown, name: string): string => {
  const value = asRecord(body)[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A text field exactly as it was sent: a password may begin or end with a space (F086). */
export const untrimmedField = (body: unknown, name: string): string => {
  const value = asRecord(body)[name]
  return typeof value === 'string' ? value : ''
}
