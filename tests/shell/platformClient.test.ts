import { describe, expect, it } from 'vitest'
import { ChunkLoadError } from '../../runtime/kit/code/lazyCode'
import { Failure } from '../../runtime/rules/network/failure'
import type { FailureKind } from '../../runtime/tables/errors'
import * as times from '../../runtime/tables/times'
import { bareKey, decryptBody } from '../support/decryptBody'
import { failure, html, json, refusal, success } from '../support/fakes/replies'
import { outcome, setUpPlatform } from './setUpPlatform'

const failureKindOf = async (call: Promise<unknown>): Promise<FailureKind | undefined> => {
  const result = await outcome(call)
  return result instanceof Failure ? result.kind : undefined
}

describe('a encrypted body', () => {
  it('decrypts in OpenSSL to the JSON that was sent (I7.30, I7.31, I7.05, E7.46)', async () => {
    const { browser, platform } = setUpPlatform()
    const body = { username: 'minhanh88', password: 'Mật khẩu 密码 😀' }
    await platform.call('login', { body })
    const [request] = browser.http.requestsTo('login')
    if (!request) throw new Error('Nothing was sent')
    expect(JSON.parse(decryptBody(request).text)).toEqual(body)
    expect(request.headers['Content-Type']).toBe('text/plain')
  })

  it('has its parameters in the headers, and its own key (I7.32)', async () => {
    const { browser, platform } = setUpPlatform()
    await platform.call('login', { body: { a: 1 } })
    await platform.call('login', { body: { a: 1 } })
    const [first, second] = browser.http.requestsTo('login')
    expect(first?.headers).toMatchObject({
      Encryption: '1',
      'X-Digest': expect.any(String),
      'X-RSA': expect.any(String),
    })
    expect(first?.body).not.toBe(second?.body)
    expect(browser.http.requestsTo('rsaKey')).toHaveLength(1)
  })

  it('also works with a bare key (I7.17)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('rsaKey', success(bareKey))
    await platform.call('login', { body: { a: 1 } })
    expect(decryptBody(browser.http.requestsTo('login')[0] ?? { headers: {} }).text).toBe('{"a":1}')
  })

  it('is encrypted again, once, with a new key when the platform cannot read it (F059)', async () => {
    const { browser, platform, failures } = setUpPlatform()
    const unreadable = refusal({ code: 'encryption_failed', message: 'Cannot read' })
    browser.http.answer('login', (_, turn) => (turn === 0 ? unreadable : success({ token: 't' })))
    expect(await platform.call('login', { body: {} })).toEqual({ token: 't' })
    expect([
      browser.http.requestsTo('rsaKey').length,
      browser.http.requestsTo('login').length,
      failures.length,
    ]).toEqual([2, 2, 0])
  })

  it('fails with one message when the platform still cannot read it (F059)', async () => {
    const { browser, platform, failures } = setUpPlatform()
    browser.http.answer('login', refusal({ code: 'encryption_failed', message: 'Cannot read' }))
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBe('refused')
    expect([browser.http.requestsTo('login').length, failures.length]).toEqual([2, 1])
    expect(failures[0]?.failure.detail.message).toBe('Cannot read')
  })

  it('is encrypted with a new key, fetched once, when the first is malformed (F059)', async () => {
    const { browser, platform, failures } = setUpPlatform()
    browser.http.answer('rsaKey', (_, turn) => (turn === 0 ? success('no key at all') : success(bareKey)))
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBeUndefined()
    expect([
      browser.http.requestsTo('rsaKey').length,
      browser.http.requestsTo('login').length,
      failures.length,
    ]).toEqual([2, 1, 0])
  })

  it('is not sent when the new key is malformed too; the next call fetches it again (I7.33, E8.08, F059)', async () => {
    const { browser, platform, failures } = setUpPlatform()
    browser.http.answer('rsaKey', (_, turn) => (turn < 2 ? success('no key at all') : success(bareKey)))
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBe('encryption')
    expect([browser.http.requestsTo('rsaKey').length, browser.http.requestsTo('login')]).toEqual([2, []])
    expect(failures.map(({ failure }) => failure.kind)).toEqual(['encryption'])
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBeUndefined()
  })

  it('is not sent when the cipher code fails to load, which is reported; the next call loads it again (F123)', async () => {
    let isMissing = true
    const loadCipher = async () => {
      if (isMissing) throw new ChunkLoadError('offerUpdate')
      return import('../../runtime/rules/network/cipher')
    }
    const { browser, platform, failures } = setUpPlatform({ loadCipher })
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBe('chunkLoad')
    expect(browser.http.requestsTo('login')).toEqual([])
    expect(failures.map(({ failure }) => failure.detail.remedy)).toEqual(['offerUpdate'])
    isMissing = false
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBeUndefined()
  })

  it('reports a failed key call once, and fetches the key again the next time', async () => {
    const { browser, platform, failures } = setUpPlatform()
    browser.http.answer('rsaKey', (_, turn) => (turn === 0 ? failure('network') : success(bareKey)))
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBe('network')
    expect(failures).toHaveLength(1)
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBeUndefined()
  })
})

describe('a encrypted body of a cancelled call', () => {
  it('does not wait for the key, is not sent, and lets the next call fetch the key again (F038)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('rsaKey', success(bareKey), 20_000)
    const controller = new AbortController()
    const result = outcome(platform.call('login', { body: {}, signal: controller.signal }))
    await browser.clock.advance(times.slowThreshold)
    controller.abort()
    expect(await result).toMatchObject({ kind: 'cancelled', detail: { unsent: true } })
    browser.http.answer('rsaKey', success(bareKey))
    expect(await failureKindOf(platform.call('login', { body: {} }))).toBeUndefined()
    await browser.clock.advance(30_000)
    expect([browser.http.requestsTo('rsaKey').length, browser.http.requestsTo('login').length]).toEqual([
      2, 1,
    ])
  })

  it('sends nothing when it was cancelled from the start', async () => {
    const { browser, platform } = setUpPlatform()
    const result = await outcome(platform.call('login', { body: {}, signal: AbortSignal.abort() }))
    expect(result).toMatchObject({ kind: 'cancelled', detail: { unsent: true } })
    expect(browser.http.requests).toEqual([])
  })

  it('is not sent when its key call times out', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('rsaKey', success(bareKey), 60_000)
    const result = outcome(platform.call('register', { body: {} }))
    await browser.clock.advance(30_000)
    expect(await result).toMatchObject({ kind: 'timeout', detail: { unsent: true } })
    expect(browser.http.requestsTo('register')).toEqual([])
  })
})

describe('a plain body', () => {
  it.each([
    [{ language: 'VI' }, '{"language":"VI"}'],
    [undefined, '{}'],
  ])('of %j is sent as JSON', async (body, text) => {
    const { browser, platform } = setUpPlatform()
    await platform.call('memberLanguage', { body })
    expect(browser.http.requestsTo('memberLanguage')[0]?.body).toBe(text)
  })
})

describe('an empty url', () => {
  it('fails before anything is sent (I7.35, E8.07)', async () => {
    const { browser, platform, failures } = setUpPlatform({ endpoints: { balance: '' } })
    expect(await failureKindOf(platform.call('balance'))).toBe('emptyUrl')
    expect(await failureKindOf(platform.passThrough('GET', ''))).toBe('emptyUrl')
    expect(browser.http.requests).toEqual([])
    expect(failures).toHaveLength(2)
  })
})

describe('an address under /lgw/', () => {
  it('is sent with what the caller passes and nothing else (I7.29, E7.47)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('/lgw/games/7', json({ anything: [1] }))
    const options = { query: { a: 1 }, headers: { 'X-Own': 'yes' }, body: { b: 2 } }
    expect(await platform.passThrough('PUT', '/lgw/games/7', options)).toEqual({ anything: [1] })
    expect(browser.http.requests[0]).toMatchObject({
      method: 'PUT',
      url: '/lgw/games/7?a=1',
      headers: { 'X-Own': 'yes' },
      body: '{"b":2}',
    })
    expect(Object.keys(browser.http.requests[0]?.headers ?? {})).toEqual(['X-Own'])
  })

  it('returns its reply in any shape, and never from the cache (I7.29, E7.47)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('/lgw/orders', json({ success: false, state: 'open' }))
    for (let turn = 0; turn < 2; turn += 1)
      expect(await platform.passThrough('GET', '/lgw/orders')).toEqual({ success: false, state: 'open' })
    expect(browser.http.requests).toHaveLength(2)
    expect(browser.storage.entries()).toEqual({})
  })

  it.each(['', 'OK', 'not json {'])('may answer without JSON: %j (I7.29, E7.47)', async (content) => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('/lgw/orders', { status: 200, contentType: 'text/plain', text: content })
    expect(await platform.passThrough('GET', '/lgw/orders')).toBe(content)
  })

  it('that answers with HTML instead of JSON is a network failure (F002)', async () => {
    const { browser, platform, failures } = setUpPlatform()
    browser.http.answer('/lgw/orders', html())
    expect(await failureKindOf(platform.passThrough('GET', '/lgw/orders'))).toBe('network')
    expect(failures).toHaveLength(1)
  })

  it('is the only kind that may be passed through', async () => {
    const { browser, platform } = setUpPlatform()
    await expect(platform.passThrough('GET', '/wps/member/info')).rejects.toThrow('/wps/member/info')
    expect(browser.http.requests).toEqual([])
  })
})

describe('a failure', () => {
  it('is passed on once, with the options of the call and the token that it used', async () => {
    const { browser, platform, failures } = setUpPlatform()
    browser.http.answer('balance', refusal({ status: 401 }))
    const options = { alert: false }
    await outcome(platform.call('balance', options))
    expect(failures).toEqual([{ failure: expect.any(Failure), handled: false, options, token: 'token-7' }])
    expect(failures[0]?.failure.detail).toMatchObject({ call: 'balance', status: 401 })
  })

  it('has the token that was sent, also when it has changed since', async () => {
    const { browser, platform, failures, caller } = setUpPlatform()
    browser.http.answer('balance', refusal({ status: 401 }), 100)
    const call = outcome(platform.call('balance'))
    await browser.clock.advance(50)
    caller.token = 'newer'
    await browser.clock.advance(50)
    await call
    expect(failures[0]?.token).toBe('token-7')
  })

  it('of a cancelled call has the kind cancelled', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('balance', success({}), 100)
    const controller = new AbortController()
    const call = failureKindOf(platform.call('balance', { signal: controller.signal }))
    await browser.clock.advance(50)
    controller.abort()
    expect(await call).toBe('cancelled')
  })

  it('without an answer is a timeout after 30 s (I7.36, F038)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('balance', success({}), 31_000)
    const call = failureKindOf(platform.call('balance'))
    await browser.clock.advance(30_000)
    expect(await call).toBe('timeout')
  })

  it('of a ping without an answer is a timeout after 20 s (I7.23, I9.02)', async () => {
    const { browser, platform } = setUpPlatform()
    browser.http.answer('ping', success('hongvan'), 20_001)
    const call = failureKindOf(platform.call('ping'))
    await browser.clock.advance(20_000)
    expect(await call).toBe('timeout')
  })
})
