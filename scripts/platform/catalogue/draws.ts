import type { Draw } from './game'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK_DAYS = 7

/** ms from `now` until the next draw; never 0, because a draw that is now has begun. */
export const untilDraw = (draw: Draw, now: number): number => {
  if ('every' in draw) return draw.every * MINUTE - (now % (draw.every * MINUTE))
  return untilTimeOfDay(draw, now)
}

/** Counts in the market's own time, where days begin at its midnight. */
function untilTimeOfDay({ at, offset, days }: Exclude<Draw, { every: number }>, now: number): number {
  const local = now + offset * HOUR
  const midnight = local - (local % DAY)
  for (let later = 0; later <= WEEK_DAYS; later += 1) {
    const draws = midnight + later * DAY + timeOfDay(at)
    if (draws > local && (!days || days.includes(new Date(draws).getUTCDay()))) return draws - local
  }
  throw new Error(`a draw at ${at} on no day of the week`)
}

function timeOfDay(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return hours * HOUR + minutes * MINUTE
}
