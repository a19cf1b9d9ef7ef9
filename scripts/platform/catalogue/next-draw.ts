import type { Draw } from './game'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK_DAYS = 7

/** Milliseconds from `now` until the next draw; never 0, because a draw at `now` has already begun. */
export const timeUntilDraw = (draw: Draw, now: number): number => {
  if ('every' in draw) return draw.every * MINUTE - (now % (draw.every * MINUTE))
  return timeUntilDailyDraw(draw, now)
}

/** Uses the market's time zone, in which days begin at local midnight. */
function timeUntilDailyDraw({ at, offset, days }: Exclude<Draw, { every: number }>, now: number): number {
  const local = now + offset * HOUR
  const midnight = local - (local % DAY)
  for (let dayOffset = 0; dayOffset <= WEEK_DAYS; dayOffset += 1) {
    const drawTime = midnight + dayOffset * DAY + timeOfDay(at)
    if (drawTime > local && (!days || days.includes(new Date(drawTime).getUTCDay()))) return drawTime - local
  }
  throw new Error(`a draw at ${at} has no weekday`)
}

function timeOfDay(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return hours * HOUR + minutes * MINUTE
}
