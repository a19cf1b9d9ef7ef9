// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HttpRequest } from '../../../runtime/browser/browser'
import { createHttp } from '../../../runtime/browser/network/http'
import { Failure } from '../../../runtime/rules/network/failure'
import type { FailureKind } from '../../../runtime/tables/errors'
import * as times from '../../../runtime/tables/times'
import { fakeClock, nextMacrotask } from '../../support/fakes/fakeClock'

interface FetchCall {
  readonly url: string
  readonly init: RequestInit
}

let fetched: FetchCall[] = []
let respond: (init: RequestInit) => Promise<Response>

beforeEach(() => {
  fetched = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    fetched.push({ url, init })
    return respond(init)
  })
})
afterEach(() => vi.unstubAllGlobals())

const request: HttpRequest = {
  method: 'GET',
  url: '/wps/system/settings',
  headers: { Merchant: 'hongvan' },
  timeout: times.request,
}
const respondWith = (text: string, status = 200, type = 'application/json') => {
  respond = async () => new Response(text, { status, headers: { 'Content-Type': type } })
}
/** Never responds; ends only when it is aborted. */
const neverRespond = (): void => {
  respond = ({ signal }) =>
    new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    )
}

const kindOf = (sent: Promise<unknown>): Promise<FailureKind | undefined> =>
  sent.then(
    () => undefined,
    (error) => {
      if (error instanceof Failure) return error.kind
      throw error
    },
  )

describe('a request', () => {
  it('is sent with its method, headers, body and credentials (I7.36, E7.03)', async () => {
    respondWith('{}')
    const headers = { Merchant: 'hongvan', 'Content-Type': 'text/plain' }
    await createHttp(fakeClock()).send({ ...request, method: 'POST', headers, body: 'encrypted+body==' })
    expect(fetched).toHaveLength(1)
    const { url, init } = fetched[0] as FetchCall
    expect([url, init.method, init.body, init.credentials]).toEqual([
      '/wps/system/settings',
      'POST',
      'encrypted+body==',
      'include',
    ])
    const sent = new Headers(init.headers)
    expect([sent.get('Merchant'), sent.get('Content-Type')]).toEqual(['hongvan', 'text/plain'])
  })

  it('is sent without credentials with the option "omit"', async () => {
    respondWith('{}')
    await createHttp(fakeClock()).send({ ...request, credentials: 'omit' })
    expect(fetched[0]?.init.credentials).toBe('omit')
  })

  it('rejects redirects with the option "error", and follows them otherwise (I7.23)', async () => {
    respondWith('{}')
    await createHttp(fakeClock()).send({ ...request, redirect: 'error' })
    await createHttp(fakeClock()).send(request)
    expect(fetched.map(({ init }) => init.redirect)).toEqual(['error', undefined])
  })

  it.each([
    [200, 'application/json; charset=utf-8', '{"a":1}', 'application/json'],
    [200, 'Text/HTML', '<html>', 'text/html'],
    [401, 'application/json', '{"success":false}', 'application/json'],
    [404, 'text/plain', '', 'text/plain'],
    [502, 'text/html', '<h1>Bad gateway</h1>', 'text/html'],
  ])('with status %i and %s returns the unparsed text', async (status, type, text, contentType) => {
    respondWith(text, status, type)
    expect(await createHttp(fakeClock()).send(request)).toEqual({ status, contentType, text })
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is not retried after a %i', async (status) => {
    respondWith('', status)
    const clock = fakeClock()
    await createHttp(clock).send(request)
    await clock.advance(60_000)
    expect(fetched).toHaveLength(1)
  })

  it('is not retried after a network failure', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'))
    const clock = fakeClock()
    await expect(createHttp(clock).send(request)).rejects.toThrow(Failure)
    await clock.advance(60_000)
    expect(fetched).toHaveLength(1)
  })

  it('leaves no timer behind', async () => {
    respondWith('{}')
    const clock = fakeClock()
    await createHttp(clock).send(request)
    expect(clock.pendingTimers).toBe(0)
  })
})

describe('a request without a response', () => {
  it('ends after its timeout, not before (I7.36, I9.01, E9.18, F038)', async () => {
    neverRespond()
    const clock = fakeClock()
    let kind: FailureKind | undefined
    void kindOf(createHttp(clock).send(request)).then((result) => {
      kind = result
    })
    await clock.advance(29_999)
    expect(kind).toBeUndefined()
    await clock.advance(1)
    expect(kind).toBe('timeout')
    expect(clock.pendingTimers).toBe(0)
  })

  it('ends when the caller cancels', async () => {
    neverRespond()
    const controller = new AbortController()
    const sent = kindOf(createHttp(fakeClock()).send({ ...request, signal: controller.signal }))
    await nextMacrotask()
    controller.abort()
    expect(await sent).toBe('cancelled')
  })

  it('is cancelled when its signal was aborted before it was sent', async () => {
    respond = async ({ signal }) => {
      signal?.throwIfAborted()
      throw new Error('The request was sent despite the aborted signal')
    }
    expect(await kindOf(createHttp(fakeClock()).send({ ...request, signal: AbortSignal.abort() }))).toBe(
      'cancelled',
    )
  })

  it.each<[boolean, FailureKind]>([
    [true, 'network'],
    [false, 'offline'],
  ])('with the browser online %s is a failure of kind %s', async (online, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    respond = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await kindOf(createHttp(fakeClock()).send(request))).toBe(kind)
    vi.restoreAllMocks()
  })
})
