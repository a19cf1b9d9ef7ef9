import { describe, expect, it } from 'vitest'
import { earlyKey, withEarly } from '../../runtime/edge/early'
import type { HttpAnswer, HttpRequest } from '../../runtime/edge/edge'
import { times } from '../../runtime/tables/times'
import { fakeEdge } from '../support/fakeEdge'
import { good } from '../support/replies'

const url = '/wps/relay/GCSGAME_getGameLanes'
const headers = { Merchant: 'hongvan', Language: 'VI' }
const request: HttpRequest = { method: 'GET', url, headers, timeout: times.request }
const early = good({ lanes: ['early'] })

/** A network whose first script has asked for the lanes already. */
function asked(answer: HttpAnswer | undefined | Promise<HttpAnswer | undefined>) {
  const { http, clock } = fakeEdge()
  const requests = new Map([[earlyKey(url, headers), Promise.resolve(answer)]])
  return { http, clock, client: withEarly(http, requests, clock) }
}

/** A host that accepts, and says nothing. */
const never = new Promise<undefined>(() => undefined)

describe('a request that the first script has made', () => {
  it('is not made again, and its answer is handed out once', async () => {
    const { http, client } = asked(early)
    expect(await client.send(request)).toEqual(early)
    expect(http.requests).toEqual([])
    expect(await client.send(request)).toEqual(good({ lanes: [] }))
  })

  it('is made again when it had failed', async () => {
    const { http, client } = asked(undefined)
    expect(await client.send(request)).toEqual(good({ lanes: [] }))
    expect(http.requests).toHaveLength(1)
  })

  it.each<[string, Partial<HttpRequest>]>([
    ['another language', { headers: { ...headers, Language: 'EN' } }],
    ['a member', { headers: { ...headers, Authorization: 'token-7' } }],
    ['another query', { url: `${url}?gameClassify=slots` }],
    ['another method', { method: 'POST', url: '/wps/session/logout' }],
  ])('answers nothing for %s (F033)', async (_, more) => {
    const { http, client } = asked(early)
    await client.send({ ...request, ...more })
    expect(http.requests).toHaveLength(1)
  })

  it('is of no use to one who no longer wants it', async () => {
    const { client } = asked(early)
    const signal = AbortSignal.abort()
    await expect(client.send({ ...request, signal })).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('is given up when its time is over, and made anew by the next one who asks (I7.36, I9.01, F038)', async () => {
    const { clock, http, client } = asked(never)
    const kind = client.send(request).catch((error) => error.kind)
    await clock.advance(times.request - 1)
    expect([http.requests.length, clock.waiting]).toEqual([0, 1])
    await clock.advance(1)
    expect(await kind).toBe('timeout')
    expect(await client.send(request)).toEqual(good({ lanes: [] }))
  })

  it('is given up when nobody wants it any more', async () => {
    const { client } = asked(never)
    const controller = new AbortController()
    const kind = client.send({ ...request, signal: controller.signal }).catch((error) => error.kind)
    controller.abort()
    expect(await kind).toBe('cancelled')
  })

  it('leaves no timer behind when it comes', async () => {
    const { clock, client } = asked(early)
    await client.send(request)
    expect(clock.waiting).toBe(0)
  })
})
