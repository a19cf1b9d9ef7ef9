/** The steps of the search for a midnight that comes twice: clocks change at full minutes. */
const minute = 60_000

/**
 * The first moment of the next day in the device's time zone, in ms since 1970 (E4.37). Where clocks skip midnight, the day begins
 * at one o'clock. Where midnight comes twice, the first one counts, or, when that is over, the second.
 */
export function nextLocalMidnight(now: number): number {
  const today = new Date(now)
  const day = today.getDate()
  let time = new Date(today.getFullYear(), today.getMonth(), day + 1).getTime()
  while (time <= now || new Date(time).getDate() === day) time += minute
  return time
}
