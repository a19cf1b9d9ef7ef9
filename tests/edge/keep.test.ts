// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserKeep } from '../../runtime/edge/keep'
import { type KeyName, type KeyRow, keys } from '../../runtime/tables/keys'
import { times } from '../../runtime/tables/times'
import { fakeClock } from '../support/fakeClock'
import { blocked, full, jar, type Place, type Undo } from './refusing'

const names = Object.keys(keys) as KeyName[]
const undo: Undo[] = []
const during = (one: Undo): void => void undo.push(one)

beforeEach(() => {
  window.happyDOM.setURL('https://www.hongvan.example/m/home')
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  for (const one of undo.splice(0).reverse()) one()
})

const cookieJar = (refused: readonly string[] = []) => {
  const { cookies, undo: remove } = jar(refused)
  during(remove)
  return cookies
}

const valueFor = (key: KeyName): unknown => (keys[key].as === 'text' ? `text of ${key}` : { of: key })

describe('what is kept', () => {
  it.each(names)('%s comes back on the next page', (key) => {
    cookieJar()
    const clock = fakeClock()
    const keep = browserKeep('hongvan', clock)
    keep.write(key, valueFor(key))
    expect(browserKeep('hongvan', clock).read(key)).toEqual(valueFor(key))
    expect(keep.lasting).toBe(true)
    keep.remove(key)
    expect(browserKeep('hongvan', clock).read(key)).toBeUndefined()
  })

  it('lies under its own name, with the merchant before it where two could meet (F026)', () => {
    const keep = browserKeep('hongvan', fakeClock())
    keep.write('session', { token: 't' })
    keep.write('language', 'VI')
    expect({ ...localStorage }).toEqual({ MC_SESSION_INFO: '{"token":"t"}', 'hongvan:language': 'VI' })
    expect(browserKeep('brasa', fakeClock()).read('language')).toBeUndefined()
  })

  it.each(names.filter((key) => 'life' in keys[key] && keys[key].place !== 'cookie'))(
    '%s counts for its time and no longer',
    async (key) => {
      const clock = fakeClock()
      const keep = browserKeep('hongvan', clock)
      keep.write(key, { of: key })
      const row: KeyRow = keys[key]
      await clock.advance(row.life ?? 0)
      expect(keep.read(key)).toEqual({ of: key })
      await clock.advance(1)
      expect(keep.read(key)).toBeUndefined()
    },
  )

  it.each([
    'not json',
    '{"at":',
    'null',
    '3',
    '[]',
    '{"at":"yesterday","value":1}',
    `{"at":${Date.UTC(2090, 0)},"value":1}`,
  ])('counts as absent when it is %j (F077)', (text) => {
    localStorage.setItem('hongvan:flags', text)
    expect(browserKeep('hongvan', fakeClock()).read('flags')).toBeUndefined()
  })
})

describe('the cookie', () => {
  it('goes to the top-level domain for 365 days, over https only (I3.32, I9.15)', () => {
    const cookies = cookieJar()
    browserKeep('hongvan', fakeClock()).write('device', 'some-id')
    expect(cookies.get('deviceId')?.attributes).toEqual({
      'Max-Age': String(times.deviceCookie / 1000),
      Path: '/',
      SameSite: 'Lax',
      Domain: 'hongvan.example',
      Secure: '',
    })
    expect(times.deviceCookie / 1000).toBe(31_536_000)
  })

  it('goes to the widest domain that the browser lets us set (I3.32)', () => {
    window.happyDOM.setURL('https://m.shop.co.uk/m/home')
    const cookies = cookieJar(['co.uk'])
    const keep = browserKeep('hongvan', fakeClock())
    keep.write('device', 'some-id')
    expect(cookies.get('deviceId')?.attributes.Domain).toBe('shop.co.uk')
    expect(keep.lasting).toBe(true)
  })

  it.each(['http://localhost:4180/', 'http://127.0.0.1:4180/', 'http://[::1]:4180/'])(
    'has no domain and no Secure on %s',
    (address) => {
      window.happyDOM.setURL(address)
      const cookies = cookieJar()
      browserKeep('hongvan', fakeClock()).write('device', 'some-id')
      expect(cookies.get('deviceId')?.attributes).toEqual({
        'Max-Age': '31536000',
        Path: '/',
        SameSite: 'Lax',
      })
    },
  )

  it('is read among others, and with what must be escaped', () => {
    const cookies = cookieJar()
    const keep = browserKeep('hongvan', fakeClock())
    keep.write('device', 'a;b=c é')
    cookies.set('xdeviceId', { name: 'xdeviceId', value: 'other', attributes: {} })
    expect(keep.read('device')).toBe('a;b=c é')
  })

  it('counts as absent when another script wrote nonsense', () => {
    const cookies = cookieJar()
    cookies.set('deviceId', { name: 'deviceId', value: '%E0%A4%A', attributes: {} })
    expect(browserKeep('hongvan', fakeClock()).read('device')).toBeUndefined()
  })
})

const places: readonly Place[] = ['local', 'session', 'cookie']
const combinations = Array.from({ length: 8 }, (_, bits) =>
  places.filter((_place, index) => bits & (1 << index)),
)

describe('storage that is refused', () => {
  it.each(combinations.map((some) => [some.join(' and ') || 'nothing', some] as const))(
    'is replaced by memory for this page: %s (F023)',
    (_, some) => {
      cookieJar()
      for (const place of some) during(blocked(place))
      const keep = browserKeep('hongvan', fakeClock())
      for (const key of names) keep.write(key, valueFor(key))
      for (const key of names) expect(keep.read(key)).toEqual(valueFor(key))
      expect(keep.lasting).toBe(some.length === 0)
      for (const key of names) keep.remove(key)
      for (const key of names) expect(keep.read(key)).toBeUndefined()
    },
  )

  it.each([1, 2, 3, 4])('goes on in memory when it is full at write %i (F024)', (first) => {
    during(full('localStorage', first))
    const keep = browserKeep('hongvan', fakeClock())
    const local = names.filter((key) => keys[key].place === 'local').slice(0, 4)
    for (const key of local) keep.write(key, valueFor(key))
    for (const key of local) expect(keep.read(key)).toEqual(valueFor(key))
    expect(keep.lasting).toBe(false)
  })

  it.each(['settings', 'flags', 'searches'] as const)(
    'gives up its %s for the session when it is full (F024)',
    (spare) => {
      browserKeep('hongvan', fakeClock()).write(spare, ['large'])
      during(full('localStorage', 1))
      const keep = browserKeep('hongvan', fakeClock())
      keep.write('session', { token: 't' })
      expect(localStorage.getItem('MC_SESSION_INFO')).toBe('{"token":"t"}')
      expect([keep.read(spare), keep.lasting]).toEqual([undefined, true])
    },
  )

  it('leaves nothing outdated behind where there is no room at all (F024)', () => {
    const before = browserKeep('hongvan', fakeClock())
    before.write('session', { token: 'older' })
    during(full('localStorage', 1, false))
    const keep = browserKeep('hongvan', fakeClock())
    keep.write('session', { token: 't' })
    expect([keep.read('session'), keep.lasting]).toEqual([{ token: 't' }, false])
    expect(browserKeep('hongvan', fakeClock()).read('session')).toBeUndefined()
  })

  it('gives up its own kept replies first when it is full (F024)', () => {
    const before = browserKeep('hongvan', fakeClock())
    before.write('replies', ['large'])
    during(full('sessionStorage', 1))
    const keep = browserKeep('hongvan', fakeClock())
    keep.write('tabSession', { token: 't' })
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBe('{"token":"t"}')
    expect(keep.read('replies')).toBeUndefined()
    expect(keep.lasting).toBe(true)
  })

  it('keeps again what fits again, and forgets the copy in memory', () => {
    const free = full('localStorage', 1)
    const keep = browserKeep('hongvan', fakeClock())
    keep.write('language', 'VI')
    free()
    keep.write('language', 'EN')
    expect(localStorage.getItem('hongvan:language')).toBe('EN')
    expect(keep.read('language')).toBe('EN')
  })
})

describe('whether anything is kept', () => {
  it('is told also of what nobody can read (F035)', () => {
    const keep = browserKeep('hongvan', fakeClock())
    expect(keep.has('session')).toBe(false)
    localStorage.setItem('MC_SESSION_INFO', 'garbage')
    expect([keep.has('session'), keep.read('session')]).toEqual([true, undefined])
  })
})

describe('what another tab changes', () => {
  it.each([
    ['MC_SESSION_INFO', 1],
    [null, 1],
    ['hongvan:language', 0],
    ['something else', 0],
  ])('under the name %s is told %i times', (name, times) => {
    let told = 0
    const stop = browserKeep('hongvan', fakeClock()).watch('session', () => {
      told += 1
    })
    dispatchEvent(new StorageEvent('storage', { key: name }))
    expect(told).toBe(times)
    stop()
    dispatchEvent(new StorageEvent('storage', { key: name }))
    expect(told).toBe(times)
  })
})
