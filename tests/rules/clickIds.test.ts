// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createStorage } from '../../runtime/browser/storage'
import {
  clickIdIn,
  fbcFor,
  fbpFor,
  readClickIds,
  readLanding,
  subdomainIndex,
} from '../../runtime/rules/clickIds'
import { limits } from '../../runtime/tables/limits'
import { landingParams } from '../../runtime/tables/tracking'
import { installCookieJar } from '../browser/refusedStorage'
import { fakeClock, startOfTime } from '../support/fakeClock'

const making = { host: 'example.com', now: 1_700_000_000_000 }
const digits = (count: number) => Uint8Array.from({ length: count }, (_, index) => index + 250)

describe('a landing', () => {
  it.each(Object.entries(landingParams).flatMap(([id, names]) => names.map((name) => [name, id])))(
    'keeps what %s says, as %s (I3.22, I3.23, I3.26, I3.27)',
    (name, id) => {
      expect(readLanding(`?${name}=Ab-1_x&other=1&token=secret`)).toEqual({ [id]: 'Ab-1_x' })
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
  ])('of %j tells %j', (search, told) => {
    expect(readLanding(search)).toEqual(told)
  })
})

describe('what was kept', () => {
  it.each<[unknown, unknown]>([
    [undefined, {}],
    [null, {}],
    ['fbclid', {}],
    [[], {}],
    [{ fbclid: 7, gclid: '', tid: 't', other: 'o' }, { tid: 't' }],
    [{ fbclid: 'x'.repeat(limits.clickId + 1) }, {}],
    [Object.create({ fbclid: 'inherited' }), {}],
  ])('as %j counts as %j', (kept, read) => {
    expect(readClickIds(kept)).toEqual(read)
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
  const kept = 'fb.1.1600000000000.OLD.id'

  it.each<[string, string | undefined, unknown, string | undefined]>([
    ['is made of a first click', 'IwAR_aB-c', undefined, 'fb.1.1700000000000.IwAR_aB-c'],
    ['stays when the same click comes again', 'OLD.id', kept, kept],
    ['stays without a click', undefined, kept, kept],
    ['is made anew of a new click', 'NEW', kept, 'fb.1.1700000000000.NEW'],
    ['is another in another case', 'old.id', kept, 'fb.1.1700000000000.old.id'],
    ['is none without any', undefined, undefined, undefined],
    ['is none when what was kept is none', undefined, 'nonsense', undefined],
    ['is made when what was kept is none', 'A', 'fb.1.x.A', 'fb.1.1700000000000.A'],
  ])('%s (I3.24)', (_, fbclid, before, after) => {
    expect(fbcFor(fbclid, before, making)).toBe(after)
  })

  it('carries any click id untouched (I3.24)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }), (fbclid) => {
        expect(clickIdIn(fbcFor(fbclid, undefined, making))).toBe(fbclid)
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
  ])('after %j is %s (I3.25)', (kept, after) => {
    const bytes = () => Uint8Array.of(250, 1, 2, 3, 4, 5, 10, 11, 12, 13)
    expect(fbpFor(kept, making, bytes)).toBe(after)
  })

  it('has ten random digits (I3.25)', () => {
    expect(fbpFor(undefined, making, digits)).toMatch(/^fb\.1\.1700000000000\.\d{10}$/)
  })
})

describe('in the cookies', () => {
  const undo: (() => void)[] = []
  afterEach(() => {
    for (const one of undo.splice(0)) one()
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

  it('any id survives, and none of them says anything else to the browser', () => {
    window.happyDOM.setURL('https://www.hongvan.example/m/home')
    const { cookies, undo: remove } = installCookieJar(['example'])
    undo.push(remove)
    const keep = createStorage('hongvan', fakeClock())
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: limits.clickId, unit: 'grapheme' }), (text) => {
        // What an address gives is well formed: lone surrogates do not come out of it.
        const { fbclid } = readLanding(`?fbclid=${encodeURIComponent(text)}`)
        if (fbclid === undefined) return
        const fbc = fbcFor(fbclid, undefined, { host: 'hongvan.example', now: startOfTime }) ?? ''
        keep.write('fbc', fbc)
        keep.write('clickIds', { fbclid })
        expect([keep.read('fbc'), readClickIds(keep.read('clickIds'))]).toEqual([fbc, { fbclid }])
        expect([...cookies.keys()].filter((name) => !['_fbc', 'clickIds'].includes(name))).toEqual([])
        for (const { value, attributes } of cookies.values()) {
          expect(value).toMatch(/^[\x21-\x7e]*$/)
          expect(value).not.toMatch(/[;,\s"\\]/)
          expect(attributes.Domain).toBe('hongvan.example')
        }
      }),
    )
  })

  it('counts as absent when another script wrote nonsense, and the device still keeps things', () => {
    window.happyDOM.setURL('https://www.hongvan.example/m/home')
    const { cookies, undo: remove } = installCookieJar(['example'])
    undo.push(remove)
    cookies.set('_fbc', { name: '_fbc', value: 'fb.1.1.100%', attributes: {} })
    const keep = createStorage('hongvan', fakeClock())
    expect([keep.read('fbc'), keep.persistent]).toEqual([undefined, true])
  })
})
