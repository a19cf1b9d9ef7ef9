type Row = Readonly<Record<string, unknown>>

/** Every combination of so many of a row's values, as a text each. */
function combinations(row: Row, size: number, values: readonly unknown[]): string[] {
  const parts = Object.entries(row).map(([axis, value]) => `${axis}=${values.indexOf(value)}`)
  return choose(parts, size).map((chosen) => chosen.join(' '))
}

function choose<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((one, index) => choose(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]))
}

/**
 * So many of the rows that every pair of values stands in one of them, if there is room for that, and then every three
 * values in as many as possible. The same rows give the same choice.
 */
export function cover<R extends object>(rows: readonly R[], count: number): R[] {
  const values = [...new Set(rows.flatMap((row) => Object.values(row)))]
  const left = new Set(rows)
  const seen = new Set<string>()
  const news = (row: R, size: number): number =>
    combinations(row as Row, size, values).filter((text) => !seen.has(text)).length
  const take = (): R | undefined => {
    const ranked = [...left].map((row) => ({ row, worth: news(row, 2) * 1000 + news(row, 3) }))
    const best = ranked.reduce<(typeof ranked)[number] | undefined>(
      (found, one) => (found && found.worth >= one.worth ? found : one),
      undefined,
    )
    if (!best) return undefined
    left.delete(best.row)
    for (const size of [2, 3]) for (const text of combinations(best.row as Row, size, values)) seen.add(text)
    return best.row
  }
  return Array.from({ length: count }, take).filter((row) => row !== undefined)
}
