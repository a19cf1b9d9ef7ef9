/** Milliseconds as m:ss or h:mm:ss, rounded up to whole seconds; undefined when nothing is left (F098: never negative). */
export function countdown(left: number): string | undefined {
  if (!Number.isFinite(left) || left <= 0) return undefined
  const seconds = Math.ceil(left / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
