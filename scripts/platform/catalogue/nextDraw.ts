import type { Draw } from './game'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const weekDays = 7

/** Milliseconds from `now` until the next draw; never 0, because a draw at `now` has already begun. */
export const timeUntilDraw = (draw: Draw, now: number): number => {
  if ('every' in draw) return draw.every * minute - (now % (draw.every * minute))
  return timeUntilDailyDraw(draw, now)
}

/** Uses the market's time zone, in which days begin at local midnight. */
function timeUntilDailyDraw({ at, offset, days }: Exclude<Draw, { every: number }>, now: number): number {
  const local = now + offset * hour
  const midnight = local - (local % day)
  for (let dayOffset = 0; dayOffset <= weekDays; dayOffset += 1) {
    const drawTime = midnight + dayOffset * day + timeOfDay(at)
    if (drawTime > local && (!days || days.includes(new Date(drawTime).getUTCDay()))) return drawTime - local
  }
  throw new Error(`a draw at ${at} has no weekday`)
}

function timeOfDay(at: string): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return hours * hour + minutes * minute
}
