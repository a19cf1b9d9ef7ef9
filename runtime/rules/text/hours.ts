/** Minutes as hours, "2" or "2:30"; undefined for less than two hours, which are said in minutes. */
export function formatHours(minutes: number): string | undefined {
  if (minutes < 120) return undefined
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes) % 60]
  return rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`
}
