import { describe, expect, it } from 'vitest'
import {
  type LoginTargetContext,
  loginTarget,
  mustChangePassword,
  pathAfterPasswordChange,
  rejectedLoginTarget,
  safeLoginTarget,
} from '../../../runtime/rules/session/loginTarget'
import fc from '../../support/properties'

const origin = 'https://www.hongvan.example'
const mountedPaths = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/rewardCenter',
  '/m/member/home',
  '/m/loginHelp',
  '/m/changePsw',
]
const context = { origin, mountedPaths }
const host = origin.slice('https://'.length)

/** A login URL whose target is a login URL, and so on, to the given depth. */
const nestedLoginUrl = (depth: number, inner = '/m/home'): string =>
  depth === 0 ? inner : `/m/login?redirectUrl=${encodeURIComponent(nestedLoginUrl(depth - 1, inner))}`

/** URLs that a login must never lead to. */
const maliciousUrls = [
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

/** The paths of login and registration in all spellings: they are for visitors only. */
const loginPaths = [
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

describe('a target of a login', () => {
  it.each([
    ['/m/rewardCenter', '/m/rewardCenter'],
    ['/m/home?kw=7#slots', '/m/home?kw=7#slots'],
    [`${origin}/m/member/home`, '/m/member/home'],
    ['/m/a/../rewardCenter', '/m/rewardCenter'],
    ['/m/loginHelp', '/m/loginHelp'],
    ['/m/home?redirectUrl=//e', '/m/home?redirectUrl=//e'],
    ['/m/HOME.html?kw=7', '/m/home?kw=7'],
    ['/m/index.html', '/m/index'],
    ['/m/', '/m/'],
  ])('%s becomes %s, rebuilt from its parts (F071)', (address, path) => {
    expect(safeLoginTarget(address, context)).toBe(path)
  })

  it.each([
    ['/m/home?token=other', '/m/home'],
    ['/m/home?tokens=other&kw=7#slots', '/m/home?kw=7#slots'],
    ['/m/member/home?sessionId=1&env=stage&token=a&token=b', '/m/member/home'],
  ])('%s becomes %s: nothing in it begins a session (F071, F075)', (address, path) => {
    expect(safeLoginTarget(address, context)).toBe(path)
  })

  it.each(['/m/sw.js', '/m/captcha.html', '/m/assets/main.js', '/m/nowhere', '/m/home/nowhere'])(
    '%s is rejected: no page is mounted there (F071)',
    (address) => {
      expect(safeLoginTarget(address, context)).toBeUndefined()
    },
  )

  it.each(maliciousUrls)('%j is rejected (F071)', (address) => {
    expect(safeLoginTarget(address, context)).toBeUndefined()
  })

  it.each(loginPaths)('%s is rejected (F072)', (address) => {
    expect(safeLoginTarget(address, context)).toBeUndefined()
  })

  it.each([1, 2, 50])('a login URL nested %i times is rejected and leads to the lobby (F072)', (depth) => {
    expect(safeLoginTarget(nestedLoginUrl(depth), context)).toBeUndefined()
    const search = `?${new URLSearchParams({ redirectUrl: nestedLoginUrl(depth) })}`
    expect(loginTarget({ search, returnTo: undefined, ...context })).toBe('/m/home')
  })

  it('stays on the site, whatever the input (F071, F072)', () => {
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
        const path = safeLoginTarget(text, context)
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

describe('the target of a login', () => {
  const from = (search: string, returnTo?: string): string =>
    loginTarget({ search, returnTo, ...context } satisfies LoginTargetContext)

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
  ])('with the query %j and returnTo %j is %s (I4.05)', (search, returnTo, target) => {
    expect(from(search, returnTo)).toBe(target)
  })

  it.each([...maliciousUrls, ...loginPaths])(
    'with %j in the query or the history is the lobby (F071, F072)',
    (badTarget) => {
      const query = new URLSearchParams({ redirectUrl: badTarget })
      expect([
        from(`?${query}`),
        from(`?${new URLSearchParams({ backUrl: badTarget })}`),
        from('', badTarget),
      ]).toEqual(['/m/home', '/m/home', '/m/home'])
    },
  )
})

describe('the target after a forced password change', () => {
  it.each([
    ['/m/home', '/m/home'],
    ['/m/rewardCenter?r=7#top', '/m/rewardCenter?r=7#top'],
    ['/m/changePsw', '/m/home'],
    ['/m/changePsw?kw=7', '/m/home'],
    ['/m/changePswHelp', '/m/changePswHelp'],
  ])('for %s is %s, never the same page (I4.06, F069)', (target, path) => {
    expect(pathAfterPasswordChange(target)).toBe(path)
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

  it.each(states)('%j: default password, first login, or expired with the setting on (I4.06)', (state) => {
    const reasons = [state.isDefault, state.firstTimeLogin, state.passwordExpired && state.forceExpired]
    expect(mustChangePassword(state)).toBe(reasons.includes(true))
  })
})

describe('a rejected target in the query', () => {
  it.each([
    ['?redirectUrl=https://elsewhere.example/', 'https://elsewhere.example/'],
    ['?backUrl=javascript:alert(1)', 'javascript:alert(1)'],
    ['?redirectUrl=/m/login', '/m/login'],
    ['?redirectUrl=/m/member/home', undefined],
    ['', undefined],
  ])('is reported to the operator: %s (F071)', (search, rejected) => {
    expect(rejectedLoginTarget({ search, ...context })).toBe(rejected)
  })
})
