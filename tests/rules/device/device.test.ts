import { describe, expect, it } from 'vitest'
import { appVersion, detectRunMode, markerToStore, type RunMode } from '../../../runtime/rules/device/device'
import { type DeviceCode, deviceCodeFor } from '../../../runtime/rules/device/deviceCode'

const appPattern = 'WLApp/([0-9.]+)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'
const app = `${phone} WLApp/3.2.1 DeviceId/0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9`

type Marker = '0' | '1' | undefined

describe('how the site runs', () => {
  it.each<[string, boolean, boolean, Marker, RunMode, Marker]>([
    // user agent, standalone, homescreen, stored marker -> state, marker to store
    [phone, false, false, undefined, 'browser', undefined],
    [phone, false, true, undefined, 'browser', undefined],
    [phone, false, false, '1', 'browser', undefined],
    [phone, false, true, '1', 'browser', undefined],
    [phone, true, true, undefined, 'pwa', '0'],
    [phone, true, true, '1', 'pwa', '0'],
    [phone, true, true, '0', 'pwa', undefined],
    [phone, true, false, '0', 'pwa', undefined],
    [phone, true, false, undefined, 'webclip', '1'],
    [phone, true, false, '1', 'webclip', undefined],
    [app, false, false, undefined, 'app', undefined],
    [app, true, false, '1', 'app', undefined],
  ])(
    '%s, standalone %s, homescreen %s, marker %s: %s, and %s is stored (I4.01, I1.05)',
    (userAgent, standalone, homescreen, marker, runMode, stored) => {
      const signals = { userAgent, touchPoints: 5, standalone, homescreen, marker, appPattern }
      expect(detectRunMode(signals)).toBe(runMode)
      expect(markerToStore(signals)).toBe(stored)
    },
  )

  it('sets the marker to 1 in a PWA without the homescreen flag and without a marker (I4.02, E4.02)', () => {
    expect(markerToStore({ standalone: true, homescreen: false, marker: undefined })).toBe('1')
    expect(markerToStore({ standalone: true, homescreen: false, marker: '0' })).toBeUndefined()
    expect(markerToStore({ standalone: false, homescreen: false, marker: undefined })).toBeUndefined()
  })

  it('sets the marker to 0 when a launch from the home screen has the flag (I4.03, E4.03)', () => {
    expect(markerToStore({ standalone: true, homescreen: true, marker: undefined })).toBe('0')
    expect(markerToStore({ standalone: true, homescreen: true, marker: '1' })).toBe('0')
    expect(markerToStore({ standalone: false, homescreen: true, marker: undefined })).toBeUndefined()
  })

  it('stays the same on the next start with the stored marker', () => {
    for (const homescreen of [true, false]) {
      const first = {
        userAgent: phone,
        touchPoints: 5,
        standalone: true,
        homescreen,
        marker: undefined,
        appPattern,
      }
      const next = { ...first, marker: markerToStore(first) }
      expect(detectRunMode(next)).toBe(detectRunMode(first))
      expect(markerToStore(next)).toBeUndefined()
    }
  })
})

describe('the device that is sent', () => {
  const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)'
  const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

  it.each<[RunMode, string, number, DeviceCode | undefined]>([
    ['webclip', phone, 5, 'WEBCLIP'],
    ['webclip', iPad, 5, 'WEBCLIP'],
    ['pwa', phone, 5, 'PWA'],
    ['pwa', iPad, 5, 'PWA'],
    ['browser', iPad, 5, 'IPAD'],
    ['browser', macintosh, 5, 'IPAD'],
    ['browser', macintosh, 0, undefined],
    ['browser', macintosh, 1, undefined],
    ['browser', phone, 5, undefined],
    ['app', phone, 5, undefined],
    ['app', iPad, 5, 'IPAD'],
  ])(
    'in the run mode %s of %s with %i touch points is %s (I1.06)',
    (runMode, userAgent, touchPoints, device) => {
      expect(deviceCodeFor({ runMode, userAgent, touchPoints })).toBe(device)
    },
  )
})

describe("the native app's version", () => {
  it.each([
    [app, appPattern, '3.2.1'],
    [phone, appPattern, undefined],
    ['Other/9.9', 'Other/([0-9.]+)', '9.9'],
    ['Shell', 'Shell', ''],
    // An invalid pattern, as lookbehinds are in Safari before 16.4.
    [app, '(?WLApp/)([0-9.]+)', undefined],
  ])('is read from %s with %s as %j (I4.01)', (userAgent, pattern, version) => {
    expect(appVersion(userAgent, pattern)).toBe(version)
  })
})
