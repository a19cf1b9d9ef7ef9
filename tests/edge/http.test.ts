// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HttpRequest } from '../../runtime/edge/edge'
import { browserHttp } from '../../runtime/edge/http'
import { Failure } from '../../runtime/rules/failure'
import type { FailureKind } from '../../runtime/tables/errors'
import { times } from '../../runtime/tables/times'
import { fakeClock, nextTurn } from '../support/fakeClock'

interface Fetched {
  readonly url: string
  readonly init: RequestInit
}

let fetched: Fetched[] = []
let answer: (init: RequestInit) => Promise<Response>

beforeEach(() => {
  fetched = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    fetched.push({ url, init })
    return answer(init)
  })
})
afterEach(() => vi.unstubAllGlobals())

const request: HttpRequest = {
  method: 'GET',
  url: '/wps/system/settings',
  headers: { Merchant: 'hongvan' },
  timeout: times.request,
}
const answering = (text: string, status = 200, type = 'application/json') => {
  answer = async () => new Response(text, { status, headers: { 'Content-Type': type } })
}
/** Never answers; ends only when it is given up. */
const silent = (): void => {
  answer = ({ signal }) =>
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

describe('one request', () => {
  it('goes out with its method, headers, body and credentials (I7.36, E7.03)', async () => {
    answering('{}')
    const headers = { Merchant: 'hongvan', 'Content-Type': 'text/plain' }
    await browserHttp(fakeClock()).send({ ...request, method: 'POST', headers, body: 'sealed+body==' })
    expect(fetched).toHaveLength(1)
    const { url, init } = fetched[0] as Fetched
    expect([url, init.method, init.body, init.credentials]).toEqual([
      '/wps/system/settings',
      'POST',
      'sealed+body==',
      'include',
    ])
    const sent = new Headers(init.headers)
    expect([sent.get('Merchant'), sent.get('Content-Type')]).toEqual(['hongvan', 'text/plain'])
  })

  it('leaves credentials out where it is told to', async () => {
    answering('{}')
    await browserHttp(fakeClock()).send({ ...request, credentials: 'omit' })
    expect(fetched[0]?.init.credentials).toBe('omit')
  })

  it('takes no answer from elsewhere where it is told to, and follows redirects where it is not (I7.23)', async () => {
    answering('{}')
    await browserHttp(fakeClock()).send({ ...request, redirect: 'error' })
    await browserHttp(fakeClock()).send(request)
    expect(fetched.map(({ init }) => init.redirect)).toEqual(['error', undefined])
  })

  it.each([
    [200, 'application/json; charset=utf-8', '{"a":1}', 'application/json'],
    [200, 'Text/HTML', '<html>', 'text/html'],
    [401, 'application/json', '{"success":false}', 'application/json'],
    [404, 'text/plain', '', 'text/plain'],
    [502, 'text/html', '<h1>Bad gateway</h1>', 'text/html'],
  ])('with status %i and %s comes back as text, unread', async (status, type, text, contentType) => {
    answering(text, status, type)
    expect(await browserHttp(fakeClock()).send(request)).toEqual({ status, contentType, text })
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is not sent again by itself after a %i',
    async (status) => {
      answering('', status)
      const clock = fakeClock()
      await browserHttp(clock).send(request)
      await clock.advance(60_000)
      expect(fetched).toHaveLength(1)
    },
  )

  it('is not sent again by itself after a failure of the network', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const clock = fakeClock()
    await expect(browserHttp(clock).send(request)).rejects.toThrow(Failure)
    await clock.advance(60_000)
    expect(fetched).toHaveLength(1)
  })

  it('leaves no timer behind', async () => {
    answering('{}')
    const clock = fakeClock()
    await browserHttp(clock).send(request)
    expect(clock.waiting).toBe(0)
  })
})

describe('a request without an answer', () => {
  it('ends after its timeout, not before (I7.36, I9.01, E9.18, F038)', async () => {
    silent()
    const clock = fakeClock()
    let kind: FailureKind | undefined
    void kindOf(browserHttp(clock).send(request)).then((found) => {
      kind = found
    })
    await clock.advance(29_999)
    expect(kind).toBeUndefined()
    await clock.advance(1)
    expect(kind).toBe('timeout')
    expect(clock.waiting).toBe(0)
  })

  it('ends when nobody wants it any more', async () => {
    silent()
    const controller = new AbortController()
    const sent = kindOf(browserHttp(fakeClock()).send({ ...request, signal: controller.signal }))
    await nextTurn()
    controller.abort()
    expect(await sent).toBe('cancelled')
  })

  it('is cancelled also when nobody wanted it from the start', async () => {
    answer = async ({ signal }) => {
      signal?.throwIfAborted()
      throw new Error('it was sent all the same')
    }
    expect(await kindOf(browserHttp(fakeClock()).send({ ...request, signal: AbortSignal.abort() }))).toBe(
      'cancelled',
    )
  })

  it.each<[boolean, FailureKind]>([
    [true, 'network'],
    [false, 'offline'],
  ])('with the browser online %s is a failure of kind %s', async (online, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await kindOf(browserHttp(fakeClock()).send(request))).toBe(kind)
    vi.restoreAllMocks()
  })
})
