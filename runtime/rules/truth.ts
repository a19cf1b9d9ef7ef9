/** Platforms send truth in many coats (F003); anything else is no answer. */
export function readTruth(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1') return true
  if (value === false || value === 0 || value === '0') return false
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : undefined
}
