// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { frameSandbox, onFrameMessage } from '../../runtime/browser/embeddedFrame'
import { goBackTo } from '../../runtime/browser/previousEntry'

beforeEach(() => window.happyDOM.setURL('https://www.hongvan.example/m/launchGame'))

describe('the sandbox of a frame', () => {
  it('lets another origin keep its own storage, and never navigate the page (D16)', () => {
    const sandbox = frameSandbox('https://play.example/tiger').split(' ')
    expect(sandbox).toContain('allow-same-origin')
    expect(sandbox.join()).not.toMatch(/top-navigation|modals|downloads/)
  })

  it('gives a page of this origin another one, so that it cannot undo the sandbox (D16)', () => {
    expect(frameSandbox('https://www.hongvan.example/wps/games/play')).not.toContain('same-origin')
  })
})

describe('the messages of a frame', () => {
  function listenTo(url: string) {
    const frame = document.createElement('iframe')
    Object.defineProperty(frame, 'contentWindow', { value: new EventTarget() })
    const messages: unknown[] = []
    const stop = onFrameMessage(frame, url, (message) => messages.push(message))
    const send = (origin: string, source: unknown = frame.contentWindow) =>
      window.dispatchEvent(new MessageEvent('message', { data: 'hello', origin, source } as MessageEventInit))
    return { messages, send, stop }
  }

  it.each([
    ['https://play.example/tiger', 'https://play.example'],
    ['https://www.hongvan.example/wps/games/play', 'null'],
  ])('of %s come from %s (D16)', (url, origin) => {
    const { messages, send, stop } = listenTo(url)
    send(origin)
    for (const other of ['https://evil.example', 'https://www.hongvan.example', '']) send(other)
    send(origin, window)
    send(origin, null)
    expect(messages).toEqual(['hello'])
    stop()
    send(origin)
    expect(messages).toHaveLength(1)
  })
})

describe('the way to the page before', () => {
  const current = { key: 'c', url: 'https://www.hongvan.example/m/launchGame', index: 1, sameDocument: true }
  const before = { key: 'b', url: 'https://www.hongvan.example/m/home?cid=1', index: 0, sameDocument: true }

  function withEntries(entries: readonly object[] | undefined, index = 1) {
    const traverseTo = vi.fn(() => ({
      committed: Promise.resolve(),
      finished: Promise.reject(new Error('cut')),
    }))
    const navigation = entries && { entries: () => entries, currentEntry: { ...current, index }, traverseTo }
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true })
    return traverseTo
  }

  it.each([['/m/home?cid=1'], [undefined]])('leads past the entries of frames: %s', (target) => {
    const traverseTo = withEntries([before, current])
    expect(goBackTo(target)).toBe(true)
    expect(traverseTo).toHaveBeenCalledWith('b')
  })

  it.each<[string, readonly object[] | undefined, number, string]>([
    ['another page', [before, current], 1, '/m/game'],
    ['the same page with another query', [before, current], 1, '/m/home'],
    ['the first page of the visit', [current], 0, '/m/home?cid=1'],
    ['a page of another document', [{ ...before, sameDocument: false }, current], 1, '/m/home?cid=1'],
    ['a page that hides its address', [{ ...before, url: null }, current], 1, '/m/home?cid=1'],
    ['a browser without it', undefined, 1, '/m/home?cid=1'],
  ])('is not taken for %s', (_, entries, index, target) => {
    const traverseTo = withEntries(entries, index)
    expect(goBackTo(target)).toBe(false)
    expect(traverseTo).not.toHaveBeenCalled()
  })
})
