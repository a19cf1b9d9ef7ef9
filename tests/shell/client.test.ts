import { describe, expect, it } from 'vitest'
import { CodeMissing } from '../../runtime/contract/lazyCode'
import { Failure } from '../../runtime/rules/network/failure'
import type { FailureKind } from '../../runtime/tables/errors'
import { times } from '../../runtime/tables/times'
import { fails, good, html, json, refused } from '../support/replies'
import { bareKey, openSealed } from '../support/sealed'
import { asking, outcome } from './platform'

const kindOf = async (call: Promise<unknown>): Promise<FailureKind | undefined> => {
  const found = await outcome(call)
  return found instanceof Failure ? found.kind : undefined
}

describe('a sealed body', () => {
  it('is what OpenSSL reads as the JSON that was given (I7.30, I7.31, I7.05, E7.46)', async () => {
    const { edge, platform } = asking()
    const body = { username: 'minhanh88', password: 'Mật khẩu 密码 😀' }
    await platform.call('login', { body })
    const [request] = edge.http.to('login')
    if (!request) throw new Error('Nothing was sent')
    expect(JSON.parse(openSealed(request).text)).toEqual(body)
    expect(request.headers['Content-Type']).toBe('text/plain')
  })

  it('has its parts in the headers, and a key of its own (I7.32)', async () => {
    const { edge, platform } = asking()
    await platform.call('login', { body: { a: 1 } })
    await platform.call('login', { body: { a: 1 } })
    const [first, second] = edge.http.to('login')
    expect(first?.headers).toMatchObject({
      Encryption: '1',
      'X-Digest': expect.any(String),
      'X-RSA': expect.any(String),
    })
    expect(first?.body).not.toBe(second?.body)
    expect(edge.http.to('rsaKey')).toHaveLength(1)
  })

  it('takes a bare key too (I7.17)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('rsaKey', good(bareKey))
    await platform.call('login', { body: { a: 1 } })
    expect(openSealed(edge.http.to('login')[0] ?? { headers: {} }).text).toBe('{"a":1}')
  })

  it('is sealed anew, once, with a new key when the platform cannot read it (F059)', async () => {
    const { edge, platform, told } = asking()
    const unreadable = refused({ code: 'encryption_failed', message: 'Cannot read' })
    edge.http.answer('login', (_, turn) => (turn === 0 ? unreadable : good({ token: 't' })))
    expect(await platform.call('login', { body: {} })).toEqual({ token: 't' })
    expect([edge.http.to('rsaKey').length, edge.http.to('login').length, told.length]).toEqual([2, 2, 0])
  })

  it('is given up when the platform still cannot read it, with one message (F059)', async () => {
    const { edge, platform, told } = asking()
    edge.http.answer('login', refused({ code: 'encryption_failed', message: 'Cannot read' }))
    expect(await kindOf(platform.call('login', { body: {} }))).toBe('refused')
    expect([edge.http.to('login').length, told.length]).toEqual([2, 1])
    expect(told[0]?.failure.detail.message).toBe('Cannot read')
  })

  it('is sealed with a new key, which is asked for once, when the first is malformed (F059)', async () => {
    const { edge, platform, told } = asking()
    edge.http.answer('rsaKey', (_, turn) => (turn === 0 ? good('no key at all') : good(bareKey)))
    expect(await kindOf(platform.call('login', { body: {} }))).toBeUndefined()
    expect([edge.http.to('rsaKey').length, edge.http.to('login').length, told.length]).toEqual([2, 1, 0])
  })

  it('is not sent when the new key is malformed too; the next try asks again (I7.33, E8.08, F059)', async () => {
    const { edge, platform, told } = asking()
    edge.http.answer('rsaKey', (_, turn) => (turn < 2 ? good('no key at all') : good(bareKey)))
    expect(await kindOf(platform.call('login', { body: {} }))).toBe('sealing')
    expect([edge.http.to('rsaKey').length, edge.http.to('login')]).toEqual([2, []])
    expect(told.map(({ failure }) => failure.kind)).toEqual(['sealing'])
    expect(await kindOf(platform.call('login', { body: {} }))).toBeUndefined()
  })

  it('is not sent without the code that seals it, which is told as such; the next try asks for it again (F123)', async () => {
    let lost = true
    const loadCipher = async () => {
      if (lost) throw new CodeMissing('reload')
      return import('../../runtime/rules/network/cipher')
    }
    const { edge, platform, told } = asking({ loadCipher })
    expect(await kindOf(platform.call('login', { body: {} }))).toBe('codeMissing')
    expect(edge.http.to('login')).toEqual([])
    expect(told.map(({ failure }) => failure.detail.remedy)).toEqual(['reload'])
    lost = false
    expect(await kindOf(platform.call('login', { body: {} }))).toBeUndefined()
  })

  it('says once that the key did not come, and asks again the next time', async () => {
    const { edge, platform, told } = asking()
    edge.http.answer('rsaKey', (_, turn) => (turn === 0 ? fails('network') : good(bareKey)))
    expect(await kindOf(platform.call('login', { body: {} }))).toBe('network')
    expect(told).toHaveLength(1)
    expect(await kindOf(platform.call('login', { body: {} }))).toBeUndefined()
  })
})

describe('a sealed body that nobody waits for any more', () => {
  it('waits for no key, is not sent, and lets the next one ask for another key (F038)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('rsaKey', good(bareKey), 20_000)
    const attempt = new AbortController()
    const found = outcome(platform.call('login', { body: {}, signal: attempt.signal }))
    await edge.clock.advance(times.slowThreshold)
    attempt.abort()
    expect(await found).toMatchObject({ kind: 'cancelled', detail: { unsent: true } })
    edge.http.answer('rsaKey', good(bareKey))
    expect(await kindOf(platform.call('login', { body: {} }))).toBeUndefined()
    await edge.clock.advance(30_000)
    expect([edge.http.to('rsaKey').length, edge.http.to('login').length]).toEqual([2, 1])
  })

  it('asks for nothing when that was so from the beginning', async () => {
    const { edge, platform } = asking()
    const found = await outcome(platform.call('login', { body: {}, signal: AbortSignal.abort() }))
    expect(found).toMatchObject({ kind: 'cancelled', detail: { unsent: true } })
    expect(edge.http.requests).toEqual([])
  })

  it('has not been sent either when its key did not come in time', async () => {
    const { edge, platform } = asking()
    edge.http.answer('rsaKey', good(bareKey), 60_000)
    const found = outcome(platform.call('register', { body: {} }))
    await edge.clock.advance(30_000)
    expect(await found).toMatchObject({ kind: 'timeout', detail: { unsent: true } })
    expect(edge.http.to('register')).toEqual([])
  })
})

describe('a plain body', () => {
  it.each([
    [{ language: 'VI' }, '{"language":"VI"}'],
    [undefined, '{}'],
  ])('of %j is sent as JSON', async (body, text) => {
    const { edge, platform } = asking()
    await platform.call('memberLanguage', { body })
    expect(edge.http.to('memberLanguage')[0]?.body).toBe(text)
  })
})

describe('an empty url', () => {
  it('is refused before anything is sent (I7.35, E8.07)', async () => {
    const { edge, platform, told } = asking({ endpoints: { balance: '' } })
    expect(await kindOf(platform.call('balance'))).toBe('emptyUrl')
    expect(await kindOf(platform.pass('GET', ''))).toBe('emptyUrl')
    expect(edge.http.requests).toEqual([])
    expect(told).toHaveLength(2)
  })
})

describe('an address behind /lgw/', () => {
  it('passes through with what the caller gives and nothing else (I7.29, E7.47)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('/lgw/games/7', json({ anything: [1] }))
    const options = { query: { a: 1 }, headers: { 'X-Own': 'yes' }, body: { b: 2 } }
    expect(await platform.pass('PUT', '/lgw/games/7', options)).toEqual({ anything: [1] })
    expect(edge.http.requests[0]).toMatchObject({
      method: 'PUT',
      url: '/lgw/games/7?a=1',
      headers: { 'X-Own': 'yes' },
      body: '{"b":2}',
    })
    expect(Object.keys(edge.http.requests[0]?.headers ?? {})).toEqual(['X-Own'])
  })

  it('is handed back in whatever shape it answers, without a cache (I7.29, E7.47)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('/lgw/orders', json({ success: false, state: 'open' }))
    for (let turn = 0; turn < 2; turn += 1)
      expect(await platform.pass('GET', '/lgw/orders')).toEqual({ success: false, state: 'open' })
    expect(edge.http.requests).toHaveLength(2)
    expect(edge.storage.all()).toEqual({})
  })

  it('that answers with a page instead of JSON is a fault of the network (F002)', async () => {
    const { edge, platform, told } = asking()
    edge.http.answer('/lgw/orders', html())
    expect(await kindOf(platform.pass('GET', '/lgw/orders'))).toBe('network')
    expect(told).toHaveLength(1)
  })

  it('is the only kind that passes', async () => {
    const { edge, platform } = asking()
    await expect(platform.pass('GET', '/wps/member/info')).rejects.toThrow('/wps/member/info')
    expect(edge.http.requests).toEqual([])
  })
})

describe('a failure', () => {
  it('is handed over once, with the options of the call and the token that it used', async () => {
    const { edge, platform, told } = asking()
    edge.http.answer('balance', refused({ status: 401 }))
    const options = { alert: false }
    await outcome(platform.call('balance', options))
    expect(told).toEqual([{ failure: expect.any(Failure), options, token: 'token-7' }])
    expect(told[0]?.failure.detail).toMatchObject({ call: 'balance', status: 401 })
  })

  it('is of the token that was sent, also when it has changed since', async () => {
    const { edge, platform, told, who } = asking()
    edge.http.answer('balance', refused({ status: 401 }), 100)
    const call = outcome(platform.call('balance'))
    await edge.clock.advance(50)
    who.token = 'newer'
    await edge.clock.advance(50)
    await call
    expect(told[0]?.token).toBe('token-7')
  })

  it('of a call that was cancelled is told as cancelled', async () => {
    const { edge, platform } = asking()
    edge.http.answer('balance', good({}), 100)
    const controller = new AbortController()
    const call = kindOf(platform.call('balance', { signal: controller.signal }))
    await edge.clock.advance(50)
    controller.abort()
    expect(await call).toBe('cancelled')
  })

  it('of time is a timeout after 30 s (I7.36, F038)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('balance', good({}), 31_000)
    const call = kindOf(platform.call('balance'))
    await edge.clock.advance(30_000)
    expect(await call).toBe('timeout')
  })

  it('of a ping’s time is a timeout after 20 s (I7.23, I9.02)', async () => {
    const { edge, platform } = asking()
    edge.http.answer('ping', good('hongvan'), 20_001)
    const call = kindOf(platform.call('ping'))
    await edge.clock.advance(20_000)
    expect(await call).toBe('timeout')
  })
})
