import { describe, expect, it } from 'vitest'
import {
  cookieDomains,
  deviceIdFromApp,
  deviceIdFromHash,
  isDeviceId,
} from '../../../runtime/rules/device/deviceId'
import fc from '../../support/properties'

const id = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'

describe('a device id', () => {
  it.each([
    [id, true],
    [id.toUpperCase(), true],
    [id.slice(1), false],
    [`${id}0`, false],
    [id.replace('0', 'g'), false],
    [id.replaceAll('-', '0'), false],
    [`${id.slice(0, 35)} `, false],
    [id.replace('-', '_'), false],
    ['', false],
    [undefined, false],
    [36, false],
    [[id], false],
  ])('is %j: %s (I5.01, I3.31, F029)', (text, valid) => {
    expect(isDeviceId(text)).toBe(valid)
  })

  it('is derived from any hash of 32 hexadecimal digits (I3.31)', () => {
    const hash = fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(hash, (characters) => {
        const text = characters.join('')
        const made = deviceIdFromHash(text)
        expect(isDeviceId(made)).toBe(true)
        expect(made?.replaceAll('-', '')).toBe(text.toLowerCase())
      }),
    )
  })

  it.each(['', 'abc', 'g'.repeat(32), 'a'.repeat(31), 'a'.repeat(33)])('is not derived from %j', (hash) => {
    expect(deviceIdFromHash(hash)).toBeUndefined()
  })

  it.each([
    [`Mozilla/5.0 WLApp/3.2 DeviceId/${id}`, id],
    [`Mozilla/5.0 WLApp/3.2 DeviceId/${id.toUpperCase()} Build/7`, id],
    [`Mozilla/5.0 WLApp/3.2 DeviceId/${id}0`, undefined],
    ['Mozilla/5.0 WLApp/3.2 DeviceId/abc', undefined],
    ['Mozilla/5.0 WLApp/3.2', undefined],
  ])('is read from the app’s user agent %s: %s (I3.31)', (userAgent, found) => {
    expect(deviceIdFromApp(userAgent)).toBe(found)
  })
})

describe('the domains on which a cookie is tried', () => {
  it.each<[string, readonly string[]]>([
    ['www.hongvan.example', ['hongvan.example', 'www.hongvan.example']],
    ['hongvan.example', ['hongvan.example']],
    ['m.shop.co.uk', ['co.uk', 'shop.co.uk', 'm.shop.co.uk']],
    ['a.b.c.example', ['c.example', 'b.c.example', 'a.b.c.example']],
    ['localhost', []],
    ['127.0.0.1', []],
    ['203.0.113.7', []],
    ['[::1]', []],
    ['[2001:db8::a]', []],
    ['[::ffff:192.0.2.1]', []],
  ])('are for %s, the widest first: %j (I3.32)', (hostname, domains) => {
    expect(cookieDomains(hostname)).toEqual(domains)
  })
})
