import type { Stop, TabMessage, Tabs } from './browser'

const messages: readonly TabMessage[] = ['loggedOut', 'loggedIn']

/** Another script may post to the same channel: only our own messages count (F035). */
const readMessage = (raw: unknown): TabMessage | undefined => messages.find((message) => message === raw)

/** Old WebViews have no BroadcastChannel; there, storage events carry the messages (F117). */
export function createTabs(merchant: string): Tabs {
  const name = `${merchant}:tabs`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  return channel ? broadcastChannelTabs(channel) : storageEventTabs(name)
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

const storageEventTabs = (name: string): Tabs => ({
  broadcast(message) {
    try {
      // Removed right away: the event is the message, and the same message can be sent twice.
      localStorage.setItem(name, message)
      localStorage.removeItem(name)
    } catch {
      // storage is refused: the other tabs find out with their next call
    }
  },
  listen(listener): Stop {
    const receive = (event: StorageEvent) => {
      const message = event.key === name ? readMessage(event.newValue) : undefined
      if (message) listener(message)
    }
    addEventListener('storage', receive)
    return () => removeEventListener('storage', receive)
  },
})
