const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * Milliseconds as m:ss or h:mm:ss, rounded up to whole seconds; undefined when no time is left (F098: never
 * negative).
 */
export function formatCountdown(remaining: number): string | undefined {
  if (!Number.isFinite(remaining) || remaining <= 0) return undefined
  const seconds = Math.ceil(remaining / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`
}
