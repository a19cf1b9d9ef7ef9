import type { Site } from '../../contract/site'
import { fields, untrusted } from '../../rules/network/read'
import { type MemberBalance, readBalance } from '../../rules/session/balance'
import { hashText } from '../../rules/text/hash'
import { sessionAtom } from '../../state/session'

const ownerOf = ({ store }: Site): string | undefined => {
  const token = store.get(sessionAtom)?.token
  return token === undefined ? undefined : hashText(token)
}

/** What ends with the tab is not left on the device (D128). */
const isKept = ({ data }: Site): boolean => data.manifest.session?.keep !== 'tab'

/** The balance of this session as the platform last sent it, in an earlier visit (D213). */
export function readBalanceCopy(site: Site): MemberBalance | undefined {
  const { owner, at, reply } = fields(site.browser.storage.read('balance'))
  if (owner === undefined || owner !== ownerOf(site) || typeof at !== 'number') return undefined
  const balance = readBalance(untrusted(reply))
  return balance && { ...balance, asOf: at }
}

/** Called with a reply that belongs to the running session. */
export function storeBalanceCopy(site: Site, reply: unknown): void {
  const owner = ownerOf(site)
  if (owner === undefined || !isKept(site)) return
  site.browser.storage.write('balance', { owner, at: site.browser.clock.now(), reply })
}
