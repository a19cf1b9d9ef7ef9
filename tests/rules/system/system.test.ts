import { describe, expect, it } from 'vitest'
import { untrusted } from '../../../runtime/rules/network/read'
import {
  coversSite,
  nextStatusCheck,
  type PlatformStatus,
  readStatus,
} from '../../../runtime/rules/system/system'
import * as times from '../../../runtime/tables/times'
import fc from '../../support/properties'

const end = Date.UTC(2026, 10, 21, 18)
const hour = 3_600_000
const day = 24 * hour

describe('a status reply', () => {
  it.each<[unknown, PlatformStatus]>([
    [
      { state: 'normal', ip: '203.0.113.7', track: 'abc' },
      { state: 'normal', ip: '203.0.113.7', track: 'abc' },
    ],
    [
      { state: 'maintenance', maintenanceEnd: end },
      { state: 'maintenance', maintenanceEnd: end },
    ],
    [
      { state: 'maintenance', maintenanceEnd: String(end) },
      { state: 'maintenance', maintenanceEnd: end },
    ],
    [{ state: 'maintenance', maintenanceEnd: 'soon' }, { state: 'maintenance' }],
    [{ state: 'maintenance', maintenanceEnd: 0 }, { state: 'maintenance' }],
    [{ state: 'maintenance', maintenanceEnd: null }, { state: 'maintenance' }],
    [{ state: 'maintenance', maintenanceEnd: 1e300 }, { state: 'maintenance' }],
    // In seconds instead of milliseconds, long past, and too far away to be meant.
    [{ state: 'maintenance', maintenanceEnd: end / 1000 }, { state: 'maintenance' }],
    [{ state: 'maintenance', maintenanceEnd: end - 3 * day }, { state: 'maintenance' }],
    [{ state: 'maintenance', maintenanceEnd: end + 15 * day }, { state: 'maintenance' }],
    [
      { state: 'maintenance', maintenanceEnd: end + 13 * day },
      { state: 'maintenance', maintenanceEnd: end + 13 * day },
    ],
    // It takes longer than announced.
    [
      { state: 'maintenance', maintenanceEnd: end - 2 * hour },
      { state: 'maintenance', maintenanceEnd: end - 2 * hour },
    ],
    [
      { state: 'denied', description: { EN: '<p>Not here</p>', vi: 'Không', XX: 'x', CN: 7, UR: '' } },
      { state: 'denied', description: { EN: 'Not here', VI: 'Không' } },
    ],
    [{ state: 'denied', description: 'Not here', ip: 'x'.repeat(46) }, { state: 'denied' }],
    [{ state: 'a new one' }, { state: 'normal' }],
    [null, { state: 'normal' }],
    [[], { state: 'normal' }],
  ])('%j is read as %j (E3.36, F003)', (raw, system) => {
    expect(readStatus(untrusted(raw), end - hour)).toEqual(system)
  })

  it('is read from anything without an error, and its date is always valid (F003)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (maintenanceEnd, description) => {
        const system = readStatus(untrusted({ state: 'maintenance', maintenanceEnd, description }), end)
        expect(coversSite(system.state)).toBe(true)
        if (system.maintenanceEnd !== undefined)
          expect(() => new Date(system.maintenanceEnd ?? 0).toISOString()).not.toThrow()
      }),
    )
  })
})

describe('the next status check', () => {
  const now = end - 20_000

  it.each<[string, PlatformStatus, number, number, number]>([
    ['every minute without an end', { state: 'maintenance' }, now, 0.5, times.systemCheckInterval],
    ['every minute while access is denied', { state: 'denied' }, now, 0.5, times.systemCheckInterval],
    ['every ten seconds while nothing answers', { state: 'offline' }, now, 0.5, times.offlineCheckInterval],
    ['at the end', { state: 'maintenance', maintenanceEnd: end }, now, 0, 20_000],
    ['a little after it on another device', { state: 'maintenance', maintenanceEnd: end }, now, 0.5, 22_500],
    [
      'every minute long before',
      { state: 'maintenance', maintenanceEnd: end },
      1,
      0.5,
      times.systemCheckInterval,
    ],
    [
      'every minute when it is over',
      { state: 'maintenance', maintenanceEnd: end },
      end,
      0.5,
      times.systemCheckInterval,
    ],
    [
      'every minute long after',
      { state: 'maintenance', maintenanceEnd: 1 },
      end,
      0.5,
      times.systemCheckInterval,
    ],
  ])('is %s (E8.20)', (_, system, at, jitter, wait) => {
    expect(nextStatusCheck(system, at, jitter)).toBe(wait)
  })
})
