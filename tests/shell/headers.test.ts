import { describe, expect, it } from 'vitest'
import { Failure } from '../../runtime/rules/network/failure'
import { withQuery } from '../../runtime/rules/network/url'
import { type CallName, type CallRow, calls } from '../../runtime/tables/calls'
import { testStartTime } from '../support/fakes/fakeClock'
import { success } from '../support/fakes/replies'
import { outcome, setUpPlatform } from './setUpPlatform'

const rows = Object.entries(calls) as [CallName, CallRow][]

/** Makes a successful call, and returns its request. */
async function sendCall(name: CallName, role: 'member' | 'visitor' = 'member') {
  const { browser, platform, caller } = setUpPlatform()
  if (role === 'visitor') caller.token = undefined
  browser.http.answer(name, success({}))
  await outcome(platform.call(name))
  return browser.http.requestsTo(name)[0]
}

describe.each(rows)('the call %s', (name, { method, path, auth, moduleId, encrypted }) => {
  it('has its path and method, and the headers Merchant and Language (I7.01, E7.01)', async () => {
    const request = await sendCall(name)
    expect([request?.method, request?.path]).toEqual([method, path])
    expect(request?.headers).toMatchObject({ Merchant: 'hongvan', Language: 'VI' })
  })

  it('has the token as specified in its row (I6.06, I6.07, E7.02)', async () => {
    expect((await sendCall(name))?.headers.Authorization).toBe(auth === 'none' ? undefined : 'token-7')
  })

  it('has its ModuleId, and no other (I7.01, E7.45)', async () => {
    expect((await sendCall(name))?.headers.ModuleId).toBe(moduleId)
  })

  it('encrypts its body only if its row specifies that (I7.05, E7.46)', async () => {
    const request = await sendCall(name)
    expect(request?.headers.Encryption).toBe(encrypted ? '1' : undefined)
    const type = method === 'GET' ? undefined : encrypted ? 'text/plain' : 'application/json'
    expect(request?.headers['Content-Type']).toBe(type)
    if (method === 'GET') expect(request?.body).toBeUndefined()
  })
})

describe('without a session', () => {
  it.each(rows.filter(([, { auth }]) => auth !== 'required'))(
    '%s is sent without a token (I6.01)',
    async (name) => {
      const request = await sendCall(name, 'visitor')
      expect(request?.headers).toMatchObject({ Merchant: 'hongvan' })
      expect(request?.headers).not.toHaveProperty('Authorization')
    },
  )

  it.each(rows.filter(([, { auth }]) => auth === 'required'))(
    '%s is not sent at all (I6.07, I6.02)',
    async (name) => {
      const { browser, platform, failures, caller } = setUpPlatform()
      caller.token = undefined
      const failure = await outcome(platform.call(name))
      expect(failure).toBeInstanceOf(Failure)
      expect((failure as Failure).detail).toMatchObject({ call: name, code: 'login.not.session' })
      expect(browser.http.requests).toEqual([])
      expect(failures).toHaveLength(1)
    },
  )
})

describe('the address of a call', () => {
  it.each([
    ['/p', undefined, '/p'],
    ['/p', {}, '/p'],
    ['/p', { a: 1, b: undefined, c: false, d: '' }, '/p?a=1&c=false&d='],
    ['/p', { q: 'a&b=c#d ổ 😀' }, '/p?q=a%26b%3Dc%23d+%E1%BB%95+%F0%9F%98%80'],
    ['/p?x=1', { a: 2 }, '/p?x=1&a=2'],
  ])('adds to %s the query %j (I7.34)', (path, query, url) => {
    expect(withQuery(path, query)).toBe(url)
  })

  it('is the one that the manifest names', async () => {
    const { browser, platform } = setUpPlatform({ endpoints: { balance: '/wps/member/wallet' } })
    browser.http.answer('/wps/member/wallet', success({ balance: '1' }))
    expect(await platform.call('balance', { query: { currency: 'VND' } })).toEqual({ balance: '1' })
    expect(browser.http.requests.map(({ url }) => url)).toEqual(['/wps/member/wallet?currency=VND'])
  })

  it('of the RSA key contains the time, so that no cache answers (I7.17)', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('login', { body: {} })
    expect(browser.http.requestsTo('rsaKey').map(({ url }) => url)).toEqual([
      `/wps/session/key/rsa?_=${testStartTime}`,
    ])
  })
})

describe('headers of the caller', () => {
  it('are sent too', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('login', { body: {}, headers: { Device: 'PWA' } })
    expect(browser.http.requestsTo('login')[0]?.headers.Device).toBe('PWA')
  })

  it('follow the current language', async () => {
    const { browser, platform, caller } = setUpPlatform()
    await platform.call('balance')
    caller.language = 'EN'
    await platform.call('balance')
    expect(browser.http.requestsTo('balance').map(({ headers }) => headers.Language)).toEqual(['VI', 'EN'])
  })
})

describe('the timeout', () => {
  it.each([
    [undefined, 30_000],
    [12_000, 12_000],
  ])(
    'with %s in the manifest is %i ms, with credentials (I7.36, E7.03, I9.01, E9.18)',
    async (timeout, expected) => {
      const { browser, platform } = setUpPlatform({ timeout })
      await platform.call('balance')
      await platform.call('login', { body: {} })
      expect(browser.http.requests.map((request) => request.timeout)).toEqual([expected, expected, expected])
      for (const { credentials } of browser.http.requests) expect(credentials ?? 'include').toBe('include')
    },
  )
})
