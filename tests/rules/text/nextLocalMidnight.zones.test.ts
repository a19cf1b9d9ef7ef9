import { afterAll, describe, expect, it } from 'vitest'
import { nextLocalMidnight } from '../../../runtime/rules/text/nextLocalMidnight'

const ownZone = process.env.TZ
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

/** Node reads TZ whenever it is set. */
const useZone = (zone: string): void => {
  process.env.TZ = zone
}

/** [zone, what happens there, now, the first moment of the next day] */
const rows = [
  ['America/Sao_Paulo', 'midnight is skipped', '2018-11-03T20:00Z', '2018-11-04T03:00Z'],
  ['America/Sao_Paulo', 'the hour before midnight comes twice', '2018-02-18T01:30Z', '2018-02-18T03:00Z'],
  ['Asia/Beirut', 'midnight is skipped', '2022-03-26T12:00Z', '2022-03-26T22:00Z'],
  ['Africa/Cairo', 'midnight is skipped', '2023-04-27T12:00Z', '2023-04-27T22:00Z'],
  ['America/Santiago', 'midnight is skipped', '2022-09-10T20:00Z', '2022-09-11T04:00Z'],
  [
    'America/Havana',
    'midnight comes twice, and the first one counts',
    '2022-11-05T20:00Z',
    '2022-11-06T04:00Z',
  ],
  ['America/Havana', 'it is between the two', '2022-11-06T04:30Z', '2022-11-07T05:00Z'],
  ['America/St_Johns', 'midnight comes twice', '2010-11-07T01:00Z', '2010-11-07T02:30Z'],
  ['America/St_Johns', 'the first of two midnights is over', '2010-11-07T02:45Z', '2010-11-07T03:30Z'],
  ['Europe/London', 'the day has 23 hours', '2024-03-31T00:30Z', '2024-03-31T23:00Z'],
  ['Europe/London', 'the day has 25 hours', '2024-10-26T23:30Z', '2024-10-28T00:00Z'],
  ['America/New_York', 'the day has 23 hours', '2024-03-10T06:00Z', '2024-03-11T04:00Z'],
  ['Australia/Lord_Howe', 'the clock changes by half an hour', '2024-04-06T14:00Z', '2024-04-07T13:30Z'],
  ['Asia/Kathmandu', 'the zone has a quarter of an hour', '2024-05-05T12:00Z', '2024-05-05T18:15Z'],
  ['Pacific/Apia', 'the next day does not exist', '2011-12-30T05:00Z', '2011-12-30T10:00Z'],
  ['Asia/Karachi', 'midnight is skipped', '2008-05-31T12:00Z', '2008-05-31T19:00Z'],
  ['Asia/Ho_Chi_Minh', 'nothing happens', '2026-11-21T12:00Z', '2026-11-21T17:00Z'],
] as const

it.each(rows)('in %s, when %s, is right (E4.37)', (zone, _, now, expected) => {
  useZone(zone)
  expect(new Date(nextLocalMidnight(Date.parse(now))).toISOString()).toBe(new Date(expected).toISOString())
})

describe('around each of these days', () => {
  const hour = 3_600_000
  const zones = [...new Set(rows.map(([zone]) => zone))]

  it.each(zones)('in %s, it is the first moment that has another date (E4.37)', (zone) => {
    useZone(zone)
    // The date by another way than the function's own.
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
    const dateAt = (time: number): string => format.format(time)
    for (const [rowZone, , now] of rows) {
      if (rowZone !== zone) continue
      for (let time = Date.parse(now) - 24 * hour; time < Date.parse(now) + 24 * hour; time += hour) {
        const midnight = nextLocalMidnight(time)
        const moments = [time + 1, midnight - 1]
        for (let between = time; between < midnight; between += hour / 2) moments.push(between)
        expect(midnight).toBeGreaterThan(time)
        expect(dateAt(midnight)).not.toBe(dateAt(time))
        expect(new Set(moments.map(dateAt)), new Date(time).toISOString()).toEqual(new Set([dateAt(time)]))
      }
    }
  })
})
