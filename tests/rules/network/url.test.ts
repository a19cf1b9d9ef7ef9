import { describe, expect, it } from 'vitest'
import { internalPath } from '../../../runtime/rules/network/internalPath'
import {
  canonicalPath,
  externalUrl,
  extractToken,
  isEntryPath,
  pathWithoutQuery,
  withKeptParams,
} from '../../../runtime/rules/network/url'
import { keptParams } from '../../../runtime/tables/queryParams'
import fc from '../../support/properties'

const origin = 'https://www.hongvan.example'

describe('kept query parameters', () => {
  it.each([
    ['/m/login', '', '/m/login'],
    ['/m/login', '?affiliateCode=a1', '/m/login?affiliateCode=a1'],
    ['/m/login', '?other=1&r=2', '/m/login?r=2'],
    ['/m/home#slots', '?kw=x', '/m/home?kw=x#slots'],
    ['/m/home?r=own', '?r=theirs&cid=3', '/m/home?r=own&cid=3'],
    ['/m/home', '?token=secret&tokens=s2', '/m/home'],
    ['/m/home', '?r=', '/m/home?r='],
  ])('takes %s from %s to %s', (to, from, result) => {
    expect(withKeptParams(to, from)).toBe(result)
  })

  it.each(keptParams)('keeps %s (I9.25, E5.50)', (name) => {
    expect(withKeptParams('/m/login', `?x=1&${name}=v`)).toBe(`/m/login?${name}=v`)
  })

  it('keeps exactly the listed parameters, each once, over three pages (I9.25)', () => {
    const query = fc.dictionary(
      fc.oneof(fc.constantFrom(...keptParams), fc.string({ minLength: 1 })),
      fc.string(),
    )
    fc.assert(
      fc.property(query, (values) => {
        const search = `?${new URLSearchParams(values)}`
        const once = withKeptParams('/m/login', search)
        const thrice = withKeptParams(
          '/m/home',
          withKeptParams('/m/help', once.slice('/m/login'.length)).slice('/m/help'.length),
        )
        const kept = new URLSearchParams(thrice.slice('/m/home'.length))
        const expected = Object.entries(values).filter(([name]) =>
          (keptParams as readonly string[]).includes(name),
        )
        expect([...kept].sort()).toEqual(expected.sort())
      }),
    )
  })
})

describe('the path of a link', () => {
  it.each(['/m/home', '/m/home#lottery', '/m/home?r=1', '/m/home?r=1#a?b', '/m/home#a?b'])(
    'of %s is /m/home',
    (to) => {
      expect(pathWithoutQuery(to)).toBe('/m/home')
    },
  )
})

describe('the canonical path', () => {
  const mounted = ['/m/home', '/m/login', '/m/member/home', '/m/rewardCenter']

  it.each([
    ['/m/home', '/m/home'],
    ['/m/home/', '/m/home'],
    ['/m//home', '/m/home'],
    ['/m///home//', '/m/home'],
    ['/m/home.html', '/m/home'],
    ['/m/home.HTML', '/m/home'],
    ['/M/HOME', '/m/home'],
    ['/m/rewardcenter', '/m/rewardCenter'],
    ['/m/member/home/', '/m/member/home'],
    ['/m/home.', '/m/home'],
    ['/m/home/.', '/m/home'],
    ['/m/home.html).', '/m/home'],
    ['/m/login%20', '/m/login'],
    ['/m/login%E3%80%82', '/m/login'],
    ["/m/login%22,'", '/m/login'],
    ['/m/unknown', '/m/unknown'],
    ['/m/unknown/', '/m/unknown'],
    ['/', '/'],
  ])('leads %s to %s (F021)', (path, canonical) => {
    expect(canonicalPath(path, mounted)).toBe(canonical)
  })

  it('leaves a canonical path unchanged', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path, mounted)
        expect(canonicalPath(once, mounted)).toBe(once)
      }),
    )
  })

  it.each([
    ['/', true],
    ['/m', true],
    ['', true],
    ['/m/', false],
    ['/m/home', false],
  ])('says whether %j is an entry path: %s (I2.01)', (path, entry) => {
    expect(isEntryPath(path)).toBe(entry)
  })
})

describe('a token in the address', () => {
  it.each([
    ['', undefined, ''],
    ['?token=a', 'a', ''],
    ['?tokens=b', 'b', ''],
    ['?token=a&tokens=b', 'a', ''],
    ['?token=&tokens=b', 'b', ''],
    ['?token=', undefined, ''],
    ['?r=1&token=a&kw=2', 'a', '?r=1&kw=2'],
    ['?Token=a', undefined, '?Token=a'],
    ['?token=a&token=b', 'a', ''],
    ['?token=a b', 'a b', ''],
    ['?token=%E2%9C%93', undefined, ''],
    ['?token=a%0Ab&tokens=b&r=1', 'b', '?r=1'],
    ['?token=%20a', undefined, ''],
    [`?token=${'a'.repeat(4097)}`, undefined, ''],
    ['?r=a%20b&kw', undefined, '?r=a%20b&kw'],
  ])('is taken out of %j: the token is %j and the rest %j (I2.12, E2.18, F075)', (search, token, rest) => {
    expect(extractToken(search)).toEqual({ token, search: rest })
  })
})

/** URLs that try to leave the site (F071, F017). */
const maliciousUrls = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '//evil.example',
  '//evil.example/m/home',
  '/\\evil.example',
  '\\\\evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  'https:///evil.example',
  'https:evil.example/m/',
  `blob:${origin}/0f1e2d3c`,
  'https://operator@evil.example/m/home',
  `https://operator@${origin.slice('https://'.length)}/m/home`,
  `https://op:pw@${origin.slice('https://'.length)}/m/home`,
  '/m/..//evil.example',
  '/m/../..//evil.example',
  '/m//evil.example',
  '/m/../admin',
  '/m/%2e%2e/admin',
  '/admin',
  '/m',
  '/mm/home',
  'http://www.hongvan.example/m/home',
  'https://www.hongvan.example:8443/m/home',
  'https://www.hongvan.example.evil.example/m/home',
  'https://203.0.113.7/m/home',
  'https://xn--hngvan-xta.example/m/home',
  'ftp://www.hongvan.example/m/home',
  'file:///m/home',
  'https://',
  'https://%00/',
  '/m/home\n',
  '',
]

describe('a path inside the site', () => {
  it.each([
    ['/m/home', '/m/home'],
    ['/m/home?r=1#slots', '/m/home?r=1#slots'],
    [`${origin}/m/member/home`, '/m/member/home'],
    ['/m/a/../home', '/m/home'],
    ['/m/home?next=//evil.example', '/m/home?next=//evil.example'],
  ])('is rebuilt from %s as %s', (address, path) => {
    expect(internalPath(address, origin)).toBe(path)
  })

  it.each(maliciousUrls)('rejects %j (F071)', (address) => {
    expect(internalPath(address, origin)).toBeUndefined()
  })

  it.each([null, undefined])('rejects %s', (address) => {
    expect(internalPath(address, origin)).toBeUndefined()
  })

  it('never leaves the origin, whatever the input (F071)', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'm',
      '@',
      ':',
      '//',
      '%2f',
      '%5c',
      '\t',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
    )
    const address = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    )
    fc.assert(
      fc.property(address, (text) => {
        const path = internalPath(text, origin)
        if (path === undefined) return
        const url = new URL(path, origin)
        expect(url.origin).toBe(origin)
        expect(url.pathname.startsWith('/m/')).toBe(true)
        expect(internalPath(path, origin)).toBe(path)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an external URL', () => {
  const hosts = ['chat.hongvan.example', 'partner.example']

  it.each([
    ['https://chat.hongvan.example/room', 'https://chat.hongvan.example/room'],
    ['https://partner.example', 'https://partner.example/'],
    ['HTTPS://PARTNER.example/A?b=c#d', 'https://partner.example/A?b=c#d'],
    ['https://partner.example:443/', 'https://partner.example/'],
  ])('is rebuilt from %s', (address, result) => {
    expect(externalUrl(address, hosts)).toBe(result)
  })

  it.each([
    ...maliciousUrls,
    'http://partner.example/',
    'https://partner.example:444/',
    'https://user@partner.example/',
    'https://partner.example@evil.example/',
    'https://partner.example.evil.example/',
    'https://sub.partner.example/',
    'https://partner.example./',
    '/m/home',
  ])('rejects %j (F017)', (address) => {
    expect(externalUrl(address, hosts)).toBeUndefined()
  })

  it('leads to a listed host over https, or nowhere (F017)', () => {
    const host = fc.oneof(fc.constantFrom(...hosts), fc.domain())
    const address = fc.tuple(
      fc.constantFrom('https://', 'http://', '//', 'https:'),
      host,
      fc.webPath(),
      fc.string(),
    )
    fc.assert(
      fc.property(address, (parts) => {
        const url = externalUrl(parts.join(''), hosts)
        if (url === undefined) return
        expect(new URL(url).protocol).toBe('https:')
        expect(hosts).toContain(new URL(url).host)
      }),
      { numRuns: 300 },
    )
  })
})
