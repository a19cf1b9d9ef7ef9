import { fields, untrusted } from '../../rules/network/read'
import type { SiteStorage, Stop, TabMessage, Tabs } from '../browser'

/** Another script may post to the same channel: only our own messages count (F035). */
function readMessage(raw: unknown): TabMessage | undefined {
  const { type, tokenHash, memberHash, at } = fields(untrusted<TabMessage>(raw))
  if (type !== 'loggedOut' || typeof tokenHash !== 'string' || typeof at !== 'number') return undefined
  return { type, tokenHash, at, ...(typeof memberHash === 'string' ? { memberHash } : {}) }
}

/** Old WebViews have no BroadcastChannel; there, storage events carry the messages (F117). */
export function createTabs(merchant: string, storage: SiteStorage): Tabs {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`${merchant}:tabs`) : undefined
  return channel ? broadcastChannelTabs(channel) : storageEventTabs(storage)
}

const broadcastChannelTabs = (channel: BroadcastChannel): Tabs => ({
  broadcast: (message) => channel.postMessage(message),
  listen(listener): Stop {
    const receive = ({ data }: MessageEvent) => {
      const message = readMessage(data)
      if (message) listener(message)
    }
    channel.addEventListener('message', receive)
    return () => channel.removeEventListener('message', receive)
  },
})

const storageEventTabs = (storage: SiteStorage): Tabs => ({
  broadcast: (message) => storage.write('tabMessage', message),
  listen: (listener) =>
    storage.watch('tabMessage', () => {
      const message = readMessage(storage.read('tabMessage'))
      if (message) listener(message)
    }),
})
