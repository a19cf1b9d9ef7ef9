import { describe, expect, it } from 'vitest'
import type { HttpRequest, HttpResponse } from '../../../runtime/browser/browser'
import { earlyRequestKey } from '../../../runtime/browser/network/earlyRequestKey'
import { withEarlyRequests } from '../../../runtime/browser/network/earlyRequests'
import * as times from '../../../runtime/tables/times'
import { fakeBrowser } from '../../support/fakes/fakeBrowser'
import { success } from '../../support/fakes/replies'

const url = '/wps/relay/GCSGAME_getGameLanes'
const headers = { Merchant: 'hongvan', Language: 'VI' }
const request: HttpRequest = { method: 'GET', url, headers, timeout: times.request }
const earlyResponse = success({ lanes: ['early'] })

/** A client for whose lanes the boot script has sent a request. */
function clientWithEarly(response: HttpResponse | undefined | Promise<HttpResponse | undefined>) {
  const { http, clock } = fakeBrowser()
  const requests = new Map([[earlyRequestKey(url, headers), Promise.resolve(response)]])
  return { http, clock, client: withEarlyRequests(http, requests, clock) }
}

/** A host that accepts the request and never responds. */
const never = new Promise<undefined>(() => undefined)

describe('a request that the boot script has sent', () => {
  it('is not sent again, and its response is used once', async () => {
    const { http, client } = clientWithEarly(earlyResponse)
    expect(await client.send(request)).toEqual(earlyResponse)
    expect(http.requests).toEqual([])
    expect(await client.send(request)).toEqual(success({ lanes: [] }))
  })

  it('is sent again after it has failed', async () => {
    const { http, client } = clientWithEarly(undefined)
    expect(await client.send(request)).toEqual(success({ lanes: [] }))
    expect(http.requests).toHaveLength(1)
  })

  it.each<[string, Partial<HttpRequest>]>([
    ['another language', { headers: { ...headers, Language: 'EN' } }],
    ['a member', { headers: { ...headers, Authorization: 'token-7' } }],
    ['another query', { url: `${url}?gameClassify=slots` }],
    ['another method', { method: 'POST', url: '/wps/session/logout' }],
  ])('is not used for %s (F033)', async (_, change) => {
    const { http, client } = clientWithEarly(earlyResponse)
    await client.send({ ...request, ...change })
    expect(http.requests).toHaveLength(1)
  })

  it('rejects for a caller that has cancelled', async () => {
    const { client } = clientWithEarly(earlyResponse)
    const signal = AbortSignal.abort()
    await expect(client.send({ ...request, signal })).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('times out, and the next caller sends it again (I7.36, I9.01, F038)', async () => {
    const { clock, http, client } = clientWithEarly(never)
    const kind = client.send(request).catch((error) => error.kind)
    await clock.advance(times.request - 1)
    expect([http.requests.length, clock.pendingTimers]).toEqual([0, 1])
    await clock.advance(1)
    expect(await kind).toBe('timeout')
    expect(await client.send(request)).toEqual(success({ lanes: [] }))
  })

  it('ends when the caller cancels', async () => {
    const { client } = clientWithEarly(never)
    const controller = new AbortController()
    const kind = client.send({ ...request, signal: controller.signal }).catch((error) => error.kind)
    controller.abort()
    expect(await kind).toBe('cancelled')
  })

  it('leaves no timer behind when the response arrives', async () => {
    const { clock, client } = clientWithEarly(earlyResponse)
    await client.send(request)
    expect(clock.pendingTimers).toBe(0)
  })
})
