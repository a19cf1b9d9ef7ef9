import { describe, expect, it } from 'vitest'
import {
  domainOrigin,
  failoverCandidates,
  isExpectedPing,
  readDomains,
} from '../../../runtime/rules/network/domains'
import { untrusted } from '../../../runtime/rules/network/read'
import { randomBelow, shuffle } from '../../../runtime/rules/network/shuffle'
import { entryUrl } from '../../../runtime/rules/registration/invitationUrl'
import { referralCodesIn, registrationInfo } from '../../../runtime/rules/registration/registrationInfo'
import fc from '../../support/properties'

const own = ['www.hongvan.example', 'm.hongvan.example']

describe('the platform’s list of domains', () => {
  it.each([
    [{ domainList: [{ domainName: 'a.example' }, { domainName: 'b.example' }] }, ['a.example', 'b.example']],
    [
      { domainList: { 0: { domainName: 'a.example' }, more: { domainName: 'b.example' } } },
      ['a.example', 'b.example'],
    ],
    [{ domainList: [{ domainName: ' a.example ', weight: 7 }], other: 1 }, ['a.example']],
    [{ domainList: [{}, null, { domainName: null }, { domainName: '' }, ' '] }, []],
    [{ domainList: ['a.example', { domainName: 'b.example' }] }, ['a.example', 'b.example']],
    [{ domainList: null }, []],
    [{}, []],
    [null, []],
    ['a.example', []],
  ])('are read leniently from %j (I3.35, I7.20, I7.27, E7.37)', (raw, names) => {
    expect(readDomains(untrusted(raw))).toEqual(names)
  })
})

describe('the candidates for the race', () => {
  it.each([
    ['m.hongvan.example', 'https://m.hongvan.example'],
    ['M.HongVan.Example', 'https://m.hongvan.example'],
    ['https://m.hongvan.example', 'https://m.hongvan.example'],
    ['https://m.hongvan.example/', 'https://m.hongvan.example'],
    ['https://m.hongvan.example:443', 'https://m.hongvan.example'],
    ['http://m.hongvan.example', undefined],
    ['m.hongvan.example:8443', undefined],
    ['192.168.1.7', undefined],
    ['2130706433', undefined],
    ['[::1]', undefined],
    ['javascript:alert(1)', undefined],
    ['javascript://m.hongvan.example/%0aalert(1)', undefined],
    ['data:text/html,x', undefined],
    ['m.hongv\u0430n.example', undefined],
    ['xn--m-8cd.hongvan.example', undefined],
    ['m.hongvan.example.', undefined],
    ['m.hongvan.example.evil.example', undefined],
    ['evil.m.hongvan.example', undefined],
    ['m.hongvan.example@evil.example', undefined],
    ['user:word@m.hongvan.example', undefined],
    ['m.hongvan.example/elsewhere', undefined],
    ['m.hongvan.example?x=1', undefined],
    ['m.hongvan.example#x', undefined],
    ['m.hongvan.example\\@evil.example', undefined],
    ['m.hong\tvan.example', undefined],
    ['//m.hongvan.example', 'https://m.hongvan.example'],
    ['///', undefined],
    ['', undefined],
  ])('have for %j the origin %j (F017)', (name, origin) => {
    expect(domainOrigin(name, own)).toBe(origin)
  })

  it.each([
    ['http://127.0.0.1:41234', 'http://127.0.0.1:41234'],
    ['https://127.0.0.1:41234', undefined],
    ['http://127.0.0.1.evil.example:41234', undefined],
    ['http://localhost:41234', undefined],
    ['127.0.0.1', undefined],
  ])('have other origins only when they are listed in full: %s', (name, origin) => {
    expect(domainOrigin(name, [...own, 'http://127.0.0.1:*'])).toBe(origin)
  })

  it('never have an unlisted origin, whatever the input (F017)', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '@',
      '.',
      ':',
      '#',
      '?',
      '%2e',
      '\\',
      ...own,
      'evil.example',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const origin = domainOrigin(parts.join(''), own)
        expect([undefined, ...own.map((host) => `https://${host}`)]).toContain(origin)
      }),
    )
  })

  it('exclude foreign domains, duplicates and the current domain (F017)', () => {
    const names = ['m.hongvan.example', 'https://m.hongvan.example', 'evil.example', 'www.hongvan.example']
    expect(failoverCandidates(names, own, 'https://www.hongvan.example')).toEqual({
      origins: ['https://m.hongvan.example'],
      refused: ['evil.example'],
    })
  })

  it.each<[string, string[], string[]]>([
    ['no domain', [], ['https://m.hongvan.example']],
    ['only foreign ones', ['evil.example', '10.0.0.7'], ['https://m.hongvan.example']],
    ['only the current domain', ['www.hongvan.example'], []],
  ])('come from the manifest when the platform lists %s (I4.48, I2.23)', (_, names, origins) => {
    expect(failoverCandidates(names, own, 'https://www.hongvan.example').origins).toEqual(origins)
  })
})

describe('a ping', () => {
  const good = { success: true, value: 'hongvan' }

  it.each([
    [200, good, true],
    [200, { ...good, message: '', errorCode: null }, true],
    [200, { success: true, value: 'brasa' }, false],
    [200, { success: false, value: 'hongvan' }, false],
    [200, { success: 'true', value: 'hongvan' }, false],
    [200, { success: true, value: ['hongvan'] }, false],
    [200, { success: true }, false],
    [200, 'hongvan', false],
    [200, null, false],
    [503, good, false],
    [404, good, false],
    [302, good, false],
  ])('with the response %s %j succeeds: %s (I7.23)', (status, body, counts) => {
    expect(isExpectedPing({ status, text: JSON.stringify(body) }, 'hongvan')).toBe(counts)
  })

  it.each(['', '<!doctype html><title>hongvan</title>', 'hongvan', '{"success":true,"value":"hongvan"'])(
    'with the response %j fails (I7.23)',
    (text) => {
      expect(isExpectedPing({ status: 200, text }, 'hongvan')).toBe(false)
    },
  )
})

describe('a random order', () => {
  it('has every item once (I4.48)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.infiniteStream(fc.nat()), (list, numbers) => {
        const pick = (below: number): number => (numbers.next().value ?? 0) % below
        expect(shuffle(list, pick).sort()).toEqual([...list].sort())
      }),
    )
  })

  it('can be any order, each from exactly one sequence of random numbers (I4.48)', () => {
    const draws = [0, 1, 2, 3].flatMap((first) =>
      [0, 1, 2].flatMap((second) => [0, 1].map((third) => [first, second, third, 0])),
    )
    const orders = draws.map((row) => {
      const left = [...row]
      return shuffle(['a', 'b', 'c', 'd'], () => left.shift() ?? 0).join('')
    })
    expect(new Set(orders).size).toBe(24)
  })

  it('uses numbers below the bound, computed from the random bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat({ max: 2 ** 32 - 1 }), (below, number) => {
        const bytes = () =>
          Uint8Array.of(number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255)
        fc.pre(number < 2 ** 32 - (2 ** 32 % below))
        expect(randomBelow(bytes, below)).toBe(number % below)
      }),
    )
  })

  it('repeats a draw that would favour small numbers', () => {
    const rows = [Uint8Array.of(255, 255, 255, 255), Uint8Array.of(0, 0, 0, 5)]
    expect(randomBelow(() => rows.shift() ?? Uint8Array.of(), 3)).toBe(2)
    expect(rows).toEqual([])
  })
})

describe('the entry page of another domain', () => {
  it.each([
    [{}, 'https://m.hongvan.example/m/index.html'],
    [{ affiliateCode: 'A1' }, 'https://m.hongvan.example/m/index.html?affiliateCode=A1'],
    [{ referralCode: 'R2' }, 'https://m.hongvan.example/m/index.html?r=R2'],
    [
      { affiliateCode: 'A&B#1', referralCode: '50%🎉' },
      'https://m.hongvan.example/m/index.html?affiliateCode=A%26B%231&r=50%25%F0%9F%8E%89',
    ],
  ])('with %j is %s (I2.03, I2.23, F018)', (codes, address) => {
    expect(entryUrl('https://m.hongvan.example', codes)).toBe(address)
  })

  it('carries the codes unchanged over three domains, each encoded once (I2.23, F018)', () => {
    const fragment = fc.oneof(
      fc.constantFrom('&', '#', '%', '+', ' ', '=', '?', '/', '%25', '🎉', '👩‍👩‍👧', 'é'),
      fc.string(),
    )
    const code = fc
      .array(fragment, { minLength: 1 })
      .map((signs) => signs.join('').trim())
      .filter((text) => referralCodesIn(`?${new URLSearchParams({ r: text })}`).referralCode === text)
    fc.assert(
      fc.property(
        fc.option(code, { nil: undefined }),
        fc.option(code, { nil: undefined }),
        (affiliateCode, referralCode) => {
          const codes = {
            ...(affiliateCode === undefined ? {} : { affiliateCode }),
            ...(referralCode === undefined ? {} : { referralCode }),
          }
          const visit = (search: string): string => {
            const arrived = registrationInfo(undefined, search, 'www.hongvan.example')
            return new URL(entryUrl('https://m.hongvan.example', arrived)).search
          }
          const first = new URL(entryUrl('https://m.hongvan.example', codes)).search
          expect(referralCodesIn(visit(visit(first)))).toEqual(codes)
          expect(visit(visit(first))).toBe(first)
        },
      ),
    )
  })
})
