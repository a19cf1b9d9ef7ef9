import type { SiteStorage } from '../../browser/browser'
import { limits } from '../../tables/limits'
import type { Ms } from '../../tables/times'

interface Kept {
  readonly key: string
  readonly at: number
  readonly value: unknown
}

/** Who is asking: a reply for one language or member is never served to another (F033). */
export interface Asker {
  readonly merchant: string
  readonly language: string
  readonly member: string
}

export const replyKey = ({ merchant, language, member }: Asker, address: string): string =>
  [merchant, language, member, address].join(' ')

const isKept = (item: unknown): item is Kept =>
  typeof item === 'object' && item !== null && 'key' in item && 'at' in item && 'value' in item

const readAll = (keep: SiteStorage): Kept[] => {
  const raw = keep.read('replies')
  return Array.isArray(raw) ? raw.filter(isKept) : []
}

/** Replies that may be served again within this tab's session (I7.03, E7.44). The oldest go first. */
export const keptReplies = (keep: SiteStorage, now: () => number, life: Ms) => ({
  read(key: string): unknown {
    const found = readAll(keep).find((item) => item.key === key)
    return found && now() - found.at <= life ? found.value : undefined
  },
  write(key: string, value: unknown): void {
    const others = readAll(keep).filter((item) => item.key !== key)
    keep.write('replies', [...others, { key, at: now(), value }].slice(-limits.cachedReplies))
  },
  clear: () => keep.remove('replies'),
})

export type KeptReplies = ReturnType<typeof keptReplies>
