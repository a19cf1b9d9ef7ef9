import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterChange,
  type Landing,
  landing,
  mustChangePassword,
  refusedLanding,
  safeLanding,
} from '../../runtime/rules/landing'

const origin = 'https://www.hongvan.example'
const host = origin.slice('https://'.length)

/** The login that leads to the login that leads to ..., so many times. */
const nested = (depth: number, inner = '/m/home'): string =>
  depth === 0 ? inner : `/m/login?redirectUrl=${encodeURIComponent(nested(depth - 1, inner))}`

/** Addresses that a login must never lead to. */
const hostile = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//m/home',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//e',
  '//e/m/home',
  '/\\e',
  '\\\\e\\m\\home',
  '\t//e',
  '/\t/e',
  'https:///e',
  'https:e/m/home',
  'https://e/m/home',
  `blob:${origin}/0f1e2d3c-4b5a-4978`,
  'https://op@e',
  `https://op@${host}/m/home`,
  `https://op:secret@${host}/m/home`,
  `https://${host}@e/m/home`,
  `https://${host}.e/m/home`,
  `http://${host}/m/home`,
  '/m/..//e',
  '/m/../..//e',
  '/m//e',
  '/m/../admin',
  '/m',
  '/',
  '/mm/home',
  '',
  ' /m/home',
]

/** The login in all its spellings: a member has no business there. */
const circles = [
  '/m/login',
  '/m/login/',
  '/m/login.html',
  '/m/LOGIN',
  '/m/./login',
  '/m/x/../login',
  '/m/login#form',
  '/m/login?redirectUrl=/m/login',
  '/m/register',
  '/m/register?affiliateCode=7',
  `${origin}/m/login`,
]

describe('where a login may lead', () => {
  it.each([
    ['/m/rewardCenter', '/m/rewardCenter'],
    ['/m/home?kw=7#slots', '/m/home?kw=7#slots'],
    [`${origin}/m/member/home`, '/m/member/home'],
    ['/m/a/../rewardCenter', '/m/rewardCenter'],
    ['/m/loginHelp', '/m/loginHelp'],
    ['/m/home?redirectUrl=//e', '/m/home?redirectUrl=//e'],
  ])('%s is led to as %s, rebuilt from its parts (F071)', (address, path) => {
    expect(safeLanding(address, origin)).toBe(path)
  })

  it.each(hostile)('%j is nowhere (F071)', (address) => {
    expect(safeLanding(address, origin)).toBeUndefined()
  })

  it.each(circles)('%s is nowhere (F072)', (address) => {
    expect(safeLanding(address, origin)).toBeUndefined()
  })

  it.each([1, 2, 50])('the login, %i times in itself, is nowhere, and leads to the lobby (F072)', (depth) => {
    expect(safeLanding(nested(depth), origin)).toBeUndefined()
    const search = `?${new URLSearchParams({ redirectUrl: nested(depth) })}`
    expect(landing({ search, returnTo: undefined, origin })).toBe('/m/home')
  })

  it('stays on the site whatever is written (F071, F072)', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        'm',
        'login',
        'e',
        '@',
        ':',
        'https:',
        'javascript:',
        '\t',
        '%2f',
        '?',
        '#',
        host,
      ],
    )
    const address = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(address, (text) => {
        const path = safeLanding(text, origin)
        if (path === undefined) return
        const url = new URL(path, origin)
        expect([url.origin, url.href]).toEqual([origin, origin + path])
        expect(url.pathname).toMatch(/^\/m\/(?!\/)/)
        expect(url.pathname).not.toMatch(/^\/m\/(login|register)\/*$/i)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('where a login leads', () => {
  const from = (search: string, returnTo?: string): string =>
    landing({ search, returnTo, origin } satisfies Landing)

  it.each([
    ['', undefined, '/m/home'],
    ['?redirectUrl=/m/rewardCenter', undefined, '/m/rewardCenter'],
    ['?backUrl=/m/member/home', undefined, '/m/member/home'],
    ['?redirectUrl=/m/rewardCenter&backUrl=/m/member/home', undefined, '/m/rewardCenter'],
    ['', '/m/member/home?kw=7', '/m/member/home?kw=7'],
    ['?redirectUrl=/m/rewardCenter', '/m/member/home', '/m/rewardCenter'],
    ['?redirectUrl=//e', '/m/member/home', '/m/member/home'],
    ['?redirectUrl=', '/m/member/home', '/m/member/home'],
    ['?returnTo=/m/rewardCenter', undefined, '/m/home'],
    ['', '/m/login', '/m/home'],
  ])('with %j, interrupted at %j: to %s (I4.05)', (search, returnTo, target) => {
    expect(from(search, returnTo)).toBe(target)
  })

  it.each([...hostile, ...circles])(
    'with %j in the address or the history: to the lobby (F071, F072)',
    (bad) => {
      const query = new URLSearchParams({ redirectUrl: bad })
      expect([from(`?${query}`), from(`?${new URLSearchParams({ backUrl: bad })}`), from('', bad)]).toEqual([
        '/m/home',
        '/m/home',
        '/m/home',
      ])
    },
  )
})

describe('where a forced change of the password leads on', () => {
  it.each([
    ['/m/home', '/m/home'],
    ['/m/rewardCenter?r=7#top', '/m/rewardCenter?r=7#top'],
    ['/m/changePsw', '/m/home'],
    ['/m/changePsw?kw=7', '/m/home'],
    ['/m/changePswHelp', '/m/changePswHelp'],
  ])('from %s is %s, never itself (I4.06, F069)', (target, path) => {
    expect(afterChange(target)).toBe(path)
  })
})

describe('whether the password must be changed first', () => {
  const states = [false, true].flatMap((firstTimeLogin) =>
    [false, true].flatMap((passwordExpired) =>
      [false, true].flatMap((isDefault) =>
        [false, true].map((forceExpired) => ({ firstTimeLogin, passwordExpired, isDefault, forceExpired })),
      ),
    ),
  )

  it.each(states)('%j: the default, the first login, or an expired one that is enforced (I4.06)', (state) => {
    const reasons = [state.isDefault, state.firstTimeLogin, state.passwordExpired && state.forceExpired]
    expect(mustChangePassword(state)).toBe(reasons.includes(true))
  })
})

describe('an address that asks for something else', () => {
  const origin = 'https://www.hongvan.example'

  it.each([
    ['?redirectUrl=https://elsewhere.example/', 'https://elsewhere.example/'],
    ['?backUrl=javascript:alert(1)', 'javascript:alert(1)'],
    ['?redirectUrl=/m/login', '/m/login'],
    ['?redirectUrl=/m/member/home', undefined],
    ['', undefined],
  ])('is named for the operator: %s (F071)', (search, refused) => {
    expect(refusedLanding({ search, origin })).toBe(refused)
  })
})
