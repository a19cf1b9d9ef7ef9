/** Region names in a language; the region code where the browser has none (F011). */
export function regionNames(locale: string): (code: string) => string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
    return (code) => names.of(code) ?? code
  } catch {
    return (code) => code
  }
}

/** A compare function for names in a language; by code units where the browser has no collation (F011). */
export function comparerFor(locale: string): (one: string, other: string) => number {
  try {
    return new Intl.Collator(locale).compare
  } catch {
    return (one, other) => (one < other ? -1 : one > other ? 1 : 0)
  }
}
