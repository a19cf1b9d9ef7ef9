/** A duration in hours: their number, which selects a plural form, and how it is written: "2" or "2:30". */
export interface Hours {
  readonly count: number
  readonly time: string
}

/** Minutes as hours; undefined for less than two hours, which are said in minutes. */
export function formatHours(minutes: number): Hours | undefined {
  if (minutes < 120) return undefined
  const [count, rest] = [Math.floor(minutes / 60), Math.floor(minutes) % 60]
  return { count, time: rest === 0 ? String(count) : `${count}:${String(rest).padStart(2, '0')}` }
}
