import type { Stop, TabMessage, Tabs } from './edge'

const messages: readonly TabMessage[] = ['loggedOut', 'loggedIn']

/** Another script may write to the same channel: only our own words count (F035). */
const read = (raw: unknown): TabMessage | undefined => messages.find((message) => message === raw)

/** Old WebViews have no BroadcastChannel: there a storage event carries the word (F117). */
export function browserTabs(merchant: string): Tabs {
  const name = `${merchant}:tabs`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  return channel ? overChannel(channel) : overStorage(name)
}

const overChannel = (channel: BroadcastChannel): Tabs => ({
  tell: (message) => channel.postMessage(message),
  listen(heard): Stop {
    const receive = ({ data }: MessageEvent) => {
      const message = read(data)
      if (message) heard(message)
    }
    channel.addEventListener('message', receive)
    return () => channel.removeEventListener('message', receive)
  },
})

const overStorage = (name: string): Tabs => ({
  tell(message) {
    try {
      // Written and taken away at once: the event is the message, and the same word can be said twice.
      localStorage.setItem(name, message)
      localStorage.removeItem(name)
    } catch {
      // refused storage: the other tabs find out with their next call
    }
  },
  listen(heard): Stop {
    const receive = (event: StorageEvent) => {
      const message = event.key === name ? read(event.newValue) : undefined
      if (message) heard(message)
    }
    addEventListener('storage', receive)
    return () => removeEventListener('storage', receive)
  },
})
