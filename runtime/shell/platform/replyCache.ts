import type { SiteStorage } from '../../browser/browser'
import * as limits from '../../tables/limits'
import type { Ms } from '../../tables/times'

interface CachedReply {
  readonly key: string
  readonly at: number
  readonly value: unknown
}

/** A reply for one merchant, language or member is never served to another (F033). */
export interface CacheScope {
  readonly merchant: string
  readonly language: string
  readonly member: string
}

export const cacheKey = ({ merchant, language, member }: CacheScope, address: string): string =>
  [merchant, language, member, address].join(' ')

const isCachedReply = (item: unknown): item is CachedReply =>
  typeof item === 'object' && item !== null && 'key' in item && 'at' in item && 'value' in item

const readAll = (storage: SiteStorage): CachedReply[] => {
  const raw = storage.read('replies')
  return Array.isArray(raw) ? raw.filter(isCachedReply) : []
}

/** Caches replies for this tab's session (I7.03, E7.44). The oldest are dropped first. */
export const createReplyCache = (storage: SiteStorage, now: () => number, maxAge: Ms) => ({
  read(key: string): unknown {
    const found = readAll(storage).find((item) => item.key === key)
    return found && now() - found.at <= maxAge ? found.value : undefined
  },
  write(key: string, value: unknown): void {
    const otherReplies = readAll(storage).filter((item) => item.key !== key)
    storage.write('replies', [...otherReplies, { key, at: now(), value }].slice(-limits.cachedReplies))
  },
  clear: () => storage.remove('replies'),
})

export type ReplyCache = ReturnType<typeof createReplyCache>
