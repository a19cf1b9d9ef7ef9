// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest'
import { createStorage } from '../../../runtime/browser/storage/storage'
import {
  clickIdOfFbc,
  readLandingClickIds,
  readStoredClickIds,
  subdomainIndex,
  updateFbc,
  updateFbp,
} from '../../../runtime/rules/tracking/clickIds'
import * as limits from '../../../runtime/tables/limits'
import { landingParams } from '../../../runtime/tables/tracking'
import { installCookieJar } from '../../browser/storage/refusedStorage'
import { fakeClock, testStartTime } from '../../support/fakes/fakeClock'
import fc from '../../support/properties'

const context = { host: 'example.com', now: 1_700_000_000_000 }
const digits = (count: number) => Uint8Array.from({ length: count }, (_, index) => index + 250)

describe('a landing', () => {
  it.each(Object.entries(landingParams).flatMap(([id, names]) => names.map((name) => [name, id])))(
    'reads %s as %s (I3.22, I3.23, I3.26, I3.27)',
    (name, id) => {
      expect(readLandingClickIds(`?${name}=Ab-1_x&other=1&token=secret`)).toEqual({ [id]: 'Ab-1_x' })
    },
  )

  it.each([
    ['', {}],
    ['?', {}],
    ['?fbclid=', {}],
    ['?FBCLID=a', {}],
    ['?fbclid=a&fbclid=b', { fbclid: 'a' }],
    ['?kwaiclid=&click_id=k', { kwaiclid: 'k' }],
    ['?kwaiclid=w&click_id=k', { kwaiclid: 'w' }],
    ['?__proto__=a&constructor=b', {}],
    ['?fbclid=%zz', { fbclid: '%zz' }],
    [`?tid=${'t'.repeat(limits.clickId)}`, { tid: 't'.repeat(limits.clickId) }],
    [`?tid=${'t'.repeat(limits.clickId + 1)}`, {}],
  ])('with %j has the ids %j', (search, ids) => {
    expect(readLandingClickIds(search)).toEqual(ids)
  })
})

describe('stored click ids', () => {
  it.each<[unknown, unknown]>([
    [undefined, {}],
    [null, {}],
    ['fbclid', {}],
    [[], {}],
    [{ fbclid: 7, gclid: '', tid: 't', other: 'o' }, { tid: 't' }],
    [{ fbclid: 'x'.repeat(limits.clickId + 1) }, {}],
    [Object.create({ fbclid: 'inherited' }), {}],
  ])('are read from %j as %j', (stored, read) => {
    expect(readStoredClickIds(stored)).toEqual(read)
  })
})

describe('the index of a host', () => {
  it.each([
    ['com', 0],
    ['localhost', 0],
    ['example.com', 1],
    ['www.example.com', 2],
    ['example.com.br', 2],
    ['127.0.0.1', 0],
    ['[::1]', 0],
  ])('%s is %i', (host, index) => {
    expect(subdomainIndex(host)).toBe(index)
  })
})

describe("Facebook's click id", () => {
  const stored = 'fb.1.1600000000000.OLD.id'

  it.each<[string, string | undefined, unknown, string | undefined]>([
    ['is created for the first click', 'IwAR_aB-c', undefined, 'fb.1.1700000000000.IwAR_aB-c'],
    ['is unchanged for the same click', 'OLD.id', stored, stored],
    ['is unchanged without a click', undefined, stored, stored],
    ['is replaced for a new click', 'NEW', stored, 'fb.1.1700000000000.NEW'],
    ['is case-sensitive', 'old.id', stored, 'fb.1.1700000000000.old.id'],
    ['is undefined without a click', undefined, undefined, undefined],
    ['is undefined when the stored one is invalid', undefined, 'nonsense', undefined],
    ['is replaced when the stored one is invalid', 'A', 'fb.1.x.A', 'fb.1.1700000000000.A'],
  ])('%s (I3.24)', (_, fbclid, before, after) => {
    expect(updateFbc(fbclid, before, context)).toBe(after)
  })

  it('contains any click id unchanged (I3.24)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }), (fbclid) => {
        expect(clickIdOfFbc(updateFbc(fbclid, undefined, context))).toBe(fbclid)
      }),
    )
  })
})

describe("Facebook's browser id", () => {
  it.each<[unknown, string]>([
    [undefined, 'fb.1.1700000000000.0123450123'],
    ['fb.1.1600000000000.77', 'fb.1.1600000000000.77'],
    ['fb.1.1600000000000.', 'fb.1.1700000000000.0123450123'],
    ['fb.1.1600000000000.a; Domain=evil.example', 'fb.1.1700000000000.0123450123'],
    [{ is: 'fb' }, 'fb.1.1700000000000.0123450123'],
  ])('after %j is %s (I3.25)', (stored, after) => {
    const bytes = () => Uint8Array.of(250, 1, 2, 3, 4, 5, 10, 11, 12, 13)
    expect(updateFbp(stored, context, bytes)).toBe(after)
  })

  it('has ten random digits (I3.25)', () => {
    expect(updateFbp(undefined, context, digits)).toMatch(/^fb\.1\.1700000000000\.\d{10}$/)
  })
})

describe('in the cookies', () => {
  const undo: (() => void)[] = []
  afterEach(() => {
    for (const restore of undo.splice(0)) restore()
  })

  it('lasts 90 days on the widest domain (I9.16, E9.07)', () => {
    window.happyDOM.setURL('https://www.hongvan.example/m/home')
    const { cookies, undo: remove } = installCookieJar(['example'])
    undo.push(remove)
    const keep = createStorage('hongvan', fakeClock())
    keep.write('fbc', 'fb.1.1.A')
    keep.write('fbp', 'fb.1.1.2')
    keep.write('clickIds', { gclid: 'g' })
    expect([...cookies.keys()]).toEqual(['_fbc', '_fbp', 'clickIds'])
    for (const { attributes } of cookies.values())
      expect(attributes).toEqual({
        'Max-Age': String(90 * 86_400),
        Path: '/',
        SameSite: 'Lax',
        Domain: 'hongvan.example',
        Secure: '',
      })
    expect(cookies.get('_fbc')?.value).toBe('fb.1.1.A')
  })

  it('any id survives without changing the cookie’s attributes', () => {
    window.happyDOM.setURL('https://www.hongvan.example/m/home')
    const { cookies, undo: remove } = installCookieJar(['example'])
    undo.push(remove)
    const keep = createStorage('hongvan', fakeClock())
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: limits.clickId, unit: 'grapheme' }), (text) => {
        // Query strings never yield lone surrogates.
        const { fbclid } = readLandingClickIds(`?fbclid=${encodeURIComponent(text)}`)
        if (fbclid === undefined) return
        const fbc = updateFbc(fbclid, undefined, { host: 'hongvan.example', now: testStartTime }) ?? ''
        keep.write('fbc', fbc)
        keep.write('clickIds', { fbclid })
        expect([keep.read('fbc'), readStoredClickIds(keep.read('clickIds'))]).toEqual([fbc, { fbclid }])
        expect([...cookies.keys()].filter((name) => !['_fbc', 'clickIds'].includes(name))).toEqual([])
        for (const { value, attributes } of cookies.values()) {
          expect(value).toMatch(/^[\x21-\x7e]*$/)
          expect(value).not.toMatch(/[;,\s"\\]/)
          expect(attributes.Domain).toBe('hongvan.example')
        }
      }),
    )
  })

  it('an invalid cookie of another script is ignored, and storage still works', () => {
    window.happyDOM.setURL('https://www.hongvan.example/m/home')
    const { cookies, undo: remove } = installCookieJar(['example'])
    undo.push(remove)
    cookies.set('_fbc', { name: '_fbc', value: 'fb.1.1.100%', attributes: {} })
    const keep = createStorage('hongvan', fakeClock())
    expect([keep.read('fbc'), keep.persistent]).toEqual([undefined, true])
  })
})
