// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Tabs } from '../../runtime/browser/browser'
import { createTabs } from '../../runtime/browser/tabs'

afterEach(() => vi.unstubAllGlobals())

/** Records the messages that one tab receives. */
function recordMessages(tabs: Tabs): { messages: string[]; stop: () => void } {
  const messages: string[] = []
  return { messages, stop: tabs.listen((message) => void messages.push(message)) }
}

/** Channels with the same name receive each other's messages, but not their own. */
function fakeChannels() {
  const open: Channel[] = []
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super()
      open.push(this)
    }
    postMessage(data: unknown): void {
      for (const other of open)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  return Channel
}

describe('over a channel', () => {
  it('reaches the other tabs of the same merchant, and not the sender', () => {
    vi.stubGlobal('BroadcastChannel', fakeChannels())
    const [one, other, foreign] = [createTabs('hongvan'), createTabs('hongvan'), createTabs('brasa')]
    const [ownTab, otherTab, foreignTab] = [
      recordMessages(one),
      recordMessages(other),
      recordMessages(foreign),
    ]
    one.broadcast('loggedOut')
    expect([ownTab.messages, otherTab.messages, foreignTab.messages]).toEqual([[], ['loggedOut'], []])
    otherTab.stop()
    one.broadcast('loggedIn')
    expect(otherTab.messages).toEqual(['loggedOut'])
  })

  it.each(['nonsense', null, { type: 'loggedOut' }, ['loggedOut'], 7])(
    'ignores %j from another script (F035)',
    (data) => {
      const Channel = fakeChannels()
      vi.stubGlobal('BroadcastChannel', Channel)
      const { messages } = recordMessages(createTabs('hongvan'))
      new Channel('hongvan:tabs').postMessage(data)
      expect(messages).toEqual([])
    },
  )
})

const withoutChannel = (): void => {
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
}
const storageEvent = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

describe('without BroadcastChannel', () => {
  it('receives messages of other tabs as storage events (F117)', () => {
    withoutChannel()
    const { messages, stop } = recordMessages(createTabs('hongvan'))
    storageEvent('hongvan:tabs', 'loggedOut')
    stop()
    storageEvent('hongvan:tabs', 'loggedIn')
    expect(messages).toEqual(['loggedOut'])
  })

  it('writes and removes the message, so that it can be sent twice (F117)', () => {
    withoutChannel()
    const written: [string, string][] = []
    const removed: string[] = []
    const storage = {
      setItem: (key: string, text: string) => void written.push([key, text]),
      removeItem: (key: string) => void removed.push(key),
    }
    vi.stubGlobal('localStorage', storage)
    const tabs = createTabs('hongvan')
    tabs.broadcast('loggedOut')
    tabs.broadcast('loggedOut')
    expect(written).toEqual([
      ['hongvan:tabs', 'loggedOut'],
      ['hongvan:tabs', 'loggedOut'],
    ])
    expect(removed).toEqual(['hongvan:tabs', 'hongvan:tabs'])
  })

  it.each([
    ['hongvan:tabs', 'garbage'],
    ['hongvan:tabs', null],
    ['brasa:tabs', 'loggedOut'],
    ['other', 'loggedOut'],
  ])('ignores %s = %s (F035)', (key, value) => {
    withoutChannel()
    const { messages } = recordMessages(createTabs('hongvan'))
    storageEvent(key, value)
    expect(messages).toEqual([])
  })

  it('does not fail when storage is blocked too (F023, F117)', () => {
    withoutChannel()
    vi.stubGlobal('localStorage', undefined)
    expect(() => createTabs('hongvan').broadcast('loggedOut')).not.toThrow()
  })
})
