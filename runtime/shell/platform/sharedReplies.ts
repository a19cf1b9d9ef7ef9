import type { CallOptions } from '../../contract/platform'
import { hasShape } from '../../rules/network/read'
import type { CallRow } from '../../tables/calls'
import type { ReplyCache } from './replyCache'

type GetOptions = Pick<CallOptions, 'bypassCache' | 'signal'> & Pick<CallRow, 'cacheable' | 'shape'>

/** Identical calls at the same time share one request (F050); cacheable replies come from the cache (I7.03). */
export function createSharedReplies(cache: ReplyCache) {
  const inFlight = new Map<string, Promise<unknown>>()
  /** Requests are numbered, so that an older reply never overwrites a newer one in the cache (F048). */
  let requestCount = 0
  let clearedAt = 0
  const cachedRequests = new Map<string, number>()

  function share(key: string, reply: Promise<unknown>): void {
    inFlight.set(key, reply)
    const done = () => {
      if (inFlight.get(key) === reply) inFlight.delete(key)
    }
    reply.then(done, done)
  }

  async function fetchAndCache(key: string, fetchReply: () => Promise<unknown>): Promise<unknown> {
    requestCount += 1
    const requestNumber = requestCount
    const value = await fetchReply()
    if (requestNumber > Math.max(clearedAt, cachedRequests.get(key) ?? 0)) {
      cachedRequests.set(key, requestNumber)
      cache.write(key, value)
    }
    return value
  }

  return {
    async get(
      key: string,
      { cacheable, shape, bypassCache = false, signal }: GetOptions,
      fetchReply: () => Promise<unknown>,
    ): Promise<unknown> {
      const cached = cacheable && !bypassCache ? cache.read(key) : undefined
      // What an older page of this tab has cached may be of another kind.
      if (cached !== undefined && hasShape(cached, shape)) return cached
      const pending = inFlight.get(key)
      // A caller that bypasses the cache may do so because the pending reply never arrives.
      if (pending && !signal && !bypassCache) return pending
      const reply = cacheable ? fetchAndCache(key, fetchReply) : fetchReply()
      if (!signal) share(key, reply)
      return reply
    },
    /** Replies that are still on their way are neither shared nor cached. */
    clear(): void {
      cache.clear()
      inFlight.clear()
      clearedAt = requestCount
    },
  }
}
