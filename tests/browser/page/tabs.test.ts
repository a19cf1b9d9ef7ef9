// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SiteStorage, TabMessage, Tabs } from '../../../runtime/browser/browser'
import { browserClock } from '../../../runtime/browser/clock'
import { createTabs } from '../../../runtime/browser/page/tabs'
import { createStorage } from '../../../runtime/browser/storage/storage'

const loggedOut: TabMessage = { type: 'loggedOut', tokenHash: 'a-b', memberHash: 'c-d', at: 1 }
const storageOf = (merchant: string): SiteStorage => createStorage(merchant, browserClock)
const tabsOf = (merchant: string): Tabs => createTabs(merchant, storageOf(merchant))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Records the messages that one tab receives. */
function recordMessages(tabs: Tabs): { messages: TabMessage[]; stop: () => void } {
  const messages: TabMessage[] = []
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
    const [one, other, foreign] = [tabsOf('hongvan'), tabsOf('hongvan'), tabsOf('brasa')]
    const [ownTab, otherTab, foreignTab] = [
      recordMessages(one),
      recordMessages(other),
      recordMessages(foreign),
    ]
    one.broadcast(loggedOut)
    expect([ownTab.messages, otherTab.messages, foreignTab.messages]).toEqual([[], [loggedOut], []])
    otherTab.stop()
    one.broadcast(loggedOut)
    expect(otherTab.messages).toEqual([loggedOut])
  })

  it.each([
    'loggedOut',
    null,
    { type: 'loggedOut' },
    { ...loggedOut, type: 'loggedIn' },
    { ...loggedOut, at: 'now' },
    [loggedOut],
    7,
  ])('ignores %j from another script (F035)', (data) => {
    const Channel = fakeChannels()
    vi.stubGlobal('BroadcastChannel', Channel)
    const { messages } = recordMessages(tabsOf('hongvan'))
    new Channel('hongvan:tabs').postMessage(data)
    expect(messages).toEqual([])
  })
})

const withoutChannel = (): void => {
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
}
const storageEvent = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

describe('without BroadcastChannel', () => {
  it('receives messages of other tabs as storage events (F117)', () => {
    withoutChannel()
    const { messages, stop } = recordMessages(tabsOf('hongvan'))
    // Another tab has written it: only the event tells this one.
    localStorage.setItem('hongvan:tabs', JSON.stringify(loggedOut))
    storageEvent('hongvan:tabs')
    stop()
    storageEvent('hongvan:tabs')
    expect(messages).toEqual([loggedOut])
  })

  it('writes the message where the other tabs read it (F117)', () => {
    withoutChannel()
    tabsOf('hongvan').broadcast(loggedOut)
    expect(JSON.parse(localStorage.getItem('hongvan:tabs') ?? '')).toEqual(loggedOut)
  })

  it.each([
    ['hongvan:tabs', 'garbage'],
    ['hongvan:tabs', '"loggedOut"'],
    ['brasa:tabs', JSON.stringify(loggedOut)],
    ['other', JSON.stringify(loggedOut)],
  ])('ignores %s = %s (F035)', (key, value) => {
    withoutChannel()
    localStorage.setItem(key, value)
    const { messages } = recordMessages(tabsOf('hongvan'))
    storageEvent(key)
    expect(messages).toEqual([])
  })

  it('does not fail when storage is blocked too (F023, F117)', () => {
    withoutChannel()
    vi.stubGlobal('localStorage', undefined)
    expect(() => tabsOf('hongvan').broadcast(loggedOut)).not.toThrow()
  })
})
