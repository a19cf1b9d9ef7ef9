// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Tabs } from '../../runtime/edge/edge'
import { browserTabs } from '../../runtime/edge/tabs'

afterEach(() => vi.unstubAllGlobals())

/** What one tab hears. */
function ears(tabs: Tabs): { heard: string[]; stop: () => void } {
  const heard: string[] = []
  return { heard, stop: tabs.listen((message) => void heard.push(message)) }
}

/** Channels of one name hear each other, but not themselves. */
function channels() {
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
  it('tells the other tabs of the same merchant, and not itself', () => {
    vi.stubGlobal('BroadcastChannel', channels())
    const [one, other, foreign] = [browserTabs('hongvan'), browserTabs('hongvan'), browserTabs('brasa')]
    const [mine, theirs, foreigners] = [ears(one), ears(other), ears(foreign)]
    one.tell('loggedOut')
    expect([mine.heard, theirs.heard, foreigners.heard]).toEqual([[], ['loggedOut'], []])
    theirs.stop()
    one.tell('loggedIn')
    expect(theirs.heard).toEqual(['loggedOut'])
  })

  it.each(['nonsense', null, { type: 'loggedOut' }, ['loggedOut'], 7])(
    'does not listen to %j of another script (F035)',
    (data) => {
      const Channel = channels()
      vi.stubGlobal('BroadcastChannel', Channel)
      const { heard } = ears(browserTabs('hongvan'))
      new Channel('hongvan:tabs').postMessage(data)
      expect(heard).toEqual([])
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
  it('hears of the other tabs by a storage event (F117)', () => {
    withoutChannel()
    const { heard, stop } = ears(browserTabs('hongvan'))
    storageEvent('hongvan:tabs', 'loggedOut')
    stop()
    storageEvent('hongvan:tabs', 'loggedIn')
    expect(heard).toEqual(['loggedOut'])
  })

  it('writes the word and takes it away, so that it can be said twice (F117)', () => {
    withoutChannel()
    const written: [string, string][] = []
    const removed: string[] = []
    const storage = {
      setItem: (key: string, text: string) => void written.push([key, text]),
      removeItem: (key: string) => void removed.push(key),
    }
    vi.stubGlobal('localStorage', storage)
    const tabs = browserTabs('hongvan')
    tabs.tell('loggedOut')
    tabs.tell('loggedOut')
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
    const { heard } = ears(browserTabs('hongvan'))
    storageEvent(key, value)
    expect(heard).toEqual([])
  })

  it('does not fail where storage is refused too (F023, F117)', () => {
    withoutChannel()
    vi.stubGlobal('localStorage', undefined)
    expect(() => browserTabs('hongvan').tell('loggedOut')).not.toThrow()
  })
})
