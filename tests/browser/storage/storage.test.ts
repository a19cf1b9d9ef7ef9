// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '../../../runtime/browser/storage/storage'
import { type StorageKey, type StorageKeyRow, storageKeys } from '../../../runtime/tables/storageKeys'
import * as times from '../../../runtime/tables/times'
import { fakeClock } from '../../support/fakes/fakeClock'
import { blockStorage, fillStorage, installCookieJar, type StorageArea, type Undo } from './refusedStorage'

const names = Object.keys(storageKeys) as StorageKey[]
const undos: Undo[] = []
const undoAfterTest = (undo: Undo): void => void undos.push(undo)

beforeEach(() => {
  window.happyDOM.setURL('https://www.hongvan.example/m/home')
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  for (const undo of undos.splice(0).reverse()) undo()
})

const cookieJar = (refused: readonly string[] = []) => {
  const { cookies, undo } = installCookieJar(refused)
  undoAfterTest(undo)
  return cookies
}

const valueFor = (key: StorageKey): unknown =>
  storageKeys[key].format === 'text' ? `text of ${key}` : { of: key }

describe('a stored value', () => {
  it.each(names)('%s is still there on the next page', (key) => {
    cookieJar()
    const clock = fakeClock()
    const storage = createStorage('hongvan', clock)
    storage.write(key, valueFor(key))
    expect(createStorage('hongvan', clock).read(key)).toEqual(valueFor(key))
    expect(storage.persistent).toBe(true)
    storage.remove(key)
    expect(createStorage('hongvan', clock).read(key)).toBeUndefined()
  })

  it('has its own name, prefixed with the merchant when two merchants could collide (F026)', () => {
    const storage = createStorage('hongvan', fakeClock())
    storage.write('session', { token: 't' })
    storage.write('language', 'VI')
    expect({ ...localStorage }).toEqual({ MC_SESSION_INFO: '{"token":"t"}', 'hongvan:language': 'VI' })
    expect(createStorage('brasa', fakeClock()).read('language')).toBeUndefined()
  })

  it.each(names.filter((key) => 'maxAge' in storageKeys[key] && storageKeys[key].area !== 'cookie'))(
    '%s is valid until its maximum age',
    async (key) => {
      const clock = fakeClock()
      const storage = createStorage('hongvan', clock)
      storage.write(key, { of: key })
      const row: StorageKeyRow = storageKeys[key]
      await clock.advance(row.maxAge ?? 0)
      expect(storage.read(key)).toEqual({ of: key })
      await clock.advance(1)
      expect(storage.read(key)).toBeUndefined()
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
    expect(createStorage('hongvan', fakeClock()).read('flags')).toBeUndefined()
  })
})

describe('the cookie', () => {
  it('is set on the top-level domain for 365 days, over https only (I3.32, I9.15)', () => {
    const cookies = cookieJar()
    createStorage('hongvan', fakeClock()).write('device', 'some-id')
    expect(cookies.get('deviceId')?.attributes).toEqual({
      'Max-Age': String(times.deviceCookie / 1000),
      Path: '/',
      SameSite: 'Lax',
      Domain: 'hongvan.example',
      Secure: '',
    })
    expect(times.deviceCookie / 1000).toBe(31_536_000)
  })

  it('is set on the widest domain that the browser accepts (I3.32)', () => {
    window.happyDOM.setURL('https://m.shop.co.uk/m/home')
    const cookies = cookieJar(['co.uk'])
    const storage = createStorage('hongvan', fakeClock())
    storage.write('device', 'some-id')
    expect(cookies.get('deviceId')?.attributes.Domain).toBe('shop.co.uk')
    expect(storage.persistent).toBe(true)
  })

  it.each(['http://localhost:4180/', 'http://127.0.0.1:4180/', 'http://[::1]:4180/'])(
    'has neither a domain nor Secure on %s',
    (address) => {
      window.happyDOM.setURL(address)
      const cookies = cookieJar()
      createStorage('hongvan', fakeClock()).write('device', 'some-id')
      expect(cookies.get('deviceId')?.attributes).toEqual({
        'Max-Age': '31536000',
        Path: '/',
        SameSite: 'Lax',
      })
    },
  )

  it('is read from among other cookies, and with characters that must be escaped', () => {
    const cookies = cookieJar()
    const storage = createStorage('hongvan', fakeClock())
    storage.write('device', 'a;b=c é')
    cookies.set('xdeviceId', { name: 'xdeviceId', value: 'other', attributes: {} })
    expect(storage.read('device')).toBe('a;b=c é')
  })

  it('counts as absent when another script wrote something invalid', () => {
    const cookies = cookieJar()
    cookies.set('deviceId', { name: 'deviceId', value: '%E0%A4%A', attributes: {} })
    expect(createStorage('hongvan', fakeClock()).read('device')).toBeUndefined()
  })
})

const areas: readonly StorageArea[] = ['local', 'session', 'cookie']
const combinations = Array.from({ length: 8 }, (_, bits) =>
  areas.filter((_area, index) => bits & (1 << index)),
)

describe('storage that is blocked or full', () => {
  it.each(combinations.map((refused) => [refused.join(' and ') || 'nothing', refused] as const))(
    'is replaced by memory for this page: %s (F023)',
    (_, refused) => {
      cookieJar()
      for (const area of refused) undoAfterTest(blockStorage(area))
      const storage = createStorage('hongvan', fakeClock())
      for (const key of names) storage.write(key, valueFor(key))
      for (const key of names) expect(storage.read(key)).toEqual(valueFor(key))
      expect(storage.persistent).toBe(refused.length === 0)
      for (const key of names) storage.remove(key)
      for (const key of names) expect(storage.read(key)).toBeUndefined()
    },
  )

  it.each([1, 2, 3, 4])('continues in memory when it is full at write %i (F024)', (firstRefused) => {
    undoAfterTest(fillStorage('localStorage', firstRefused))
    const storage = createStorage('hongvan', fakeClock())
    const local = names.filter((key) => storageKeys[key].area === 'local').slice(0, 4)
    for (const key of local) storage.write(key, valueFor(key))
    for (const key of local) expect(storage.read(key)).toEqual(valueFor(key))
    expect(storage.persistent).toBe(false)
  })

  it.each(['settings', 'flags', 'searches'] as const)(
    'removes its %s to make room for the session when it is full (F024)',
    (evictable) => {
      createStorage('hongvan', fakeClock()).write(evictable, ['large'])
      undoAfterTest(fillStorage('localStorage', 1))
      const storage = createStorage('hongvan', fakeClock())
      storage.write('session', { token: 't' })
      expect(localStorage.getItem('MC_SESSION_INFO')).toBe('{"token":"t"}')
      expect([storage.read(evictable), storage.persistent]).toEqual([undefined, true])
    },
  )

  it('leaves no outdated value behind when there is no room at all (F024)', () => {
    const before = createStorage('hongvan', fakeClock())
    before.write('session', { token: 'older' })
    undoAfterTest(fillStorage('localStorage', 1, false))
    const storage = createStorage('hongvan', fakeClock())
    storage.write('session', { token: 't' })
    expect([storage.read('session'), storage.persistent]).toEqual([{ token: 't' }, false])
    expect(createStorage('hongvan', fakeClock()).read('session')).toBeUndefined()
  })

  it('removes cached replies first when it is full (F024)', () => {
    const before = createStorage('hongvan', fakeClock())
    before.write('replies', ['large'])
    undoAfterTest(fillStorage('sessionStorage', 1))
    const storage = createStorage('hongvan', fakeClock())
    storage.write('tabSession', { token: 't' })
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBe('{"token":"t"}')
    expect(storage.read('replies')).toBeUndefined()
    expect(storage.persistent).toBe(true)
  })

  it('stores values again once there is room, and drops the copy in memory', () => {
    const makeRoom = fillStorage('localStorage', 1)
    const storage = createStorage('hongvan', fakeClock())
    storage.write('language', 'VI')
    makeRoom()
    storage.write('language', 'EN')
    expect(localStorage.getItem('hongvan:language')).toBe('EN')
    expect(storage.read('language')).toBe('EN')
  })
})

describe('whether a value is stored', () => {
  it('is also known for an unreadable value (F035)', () => {
    const storage = createStorage('hongvan', fakeClock())
    expect(storage.has('session')).toBe(false)
    localStorage.setItem('MC_SESSION_INFO', 'garbage')
    expect([storage.has('session'), storage.read('session')]).toEqual([true, undefined])
  })
})

describe('a change by another tab', () => {
  it.each([
    ['MC_SESSION_INFO', 1],
    [null, 1],
    ['hongvan:language', 0],
    ['something else', 0],
  ])('to %s calls the listener %i times', (key, expectedCalls) => {
    let calls = 0
    const stop = createStorage('hongvan', fakeClock()).watch('session', () => {
      calls += 1
    })
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(calls).toBe(expectedCalls)
    stop()
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(calls).toBe(expectedCalls)
  })
})
