import type { Site } from '../../contract/site'
import { lobbyCopyOwner } from '../../rules/content/lobbyCopyOwner'
import { fields, type Untrusted, untrusted } from '../../rules/network/read'
import type { BannerGroup, GameLanes } from '../../schema/replies.gen'
import { sessionAtom } from '../../state/session'

interface LobbyReplies {
  readonly lanes: GameLanes
  readonly banners: BannerGroup
}

const ownerOf = ({ store, text }: Site): string => lobbyCopyOwner(text.language, store.get(sessionAtom))

/** Each login is another one. */
const requesterOf = ({ store, text }: Site): string => `${text.language} ${store.get(sessionAtom)?.token}`

/** The reply of an earlier visit, in this language and for this member, to begin with. */
export function readLobbyCopy<Key extends keyof LobbyReplies>(
  site: Site,
  key: Key,
): Untrusted<LobbyReplies[Key]> | undefined {
  const { owner, reply } = fields(site.browser.storage.read(key))
  return owner === ownerOf(site) ? untrusted(reply) : undefined
}

/**
 * Called before a reply is requested: the function that stores it for the next visit, unless it is late, and another member's or in
 * another language (F033, F048).
 */
export function lobbyCopyStore(site: Site, key: keyof LobbyReplies): (reply: unknown) => void {
  const requester = requesterOf(site)
  return (reply) => {
    if (requesterOf(site) === requester) site.browser.storage.write(key, { owner: ownerOf(site), reply })
  }
}

/** The new items, each of them the previous object if nothing in it has changed: it is not rendered again then. */
export function keepUnchanged<T>(previous: readonly T[] | undefined, next: readonly T[]): T[] {
  const known = new Map(previous?.map((item) => [JSON.stringify(item), item]))
  return next.map((item) => known.get(JSON.stringify(item)) ?? item)
}
