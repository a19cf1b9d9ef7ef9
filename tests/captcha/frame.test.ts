// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { FrameOptions } from '../../runtime/browser/browser'
import { browserFrames } from '../../runtime/browser/page/frames'
import { polyfillStorage } from '../../runtime/browser/storage/storagePolyfill'

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><button>Verify</button></div><aside inert></aside>'
})

function openFrame(options: Partial<FrameOptions> = {}) {
  const messages: unknown[] = []
  const connection = browserFrames.open({
    address: 'about:blank',
    title: 'Verification',
    className: 'CaptchaFrame',
    onMessage: (message) => messages.push(message),
    ...options,
  })
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('There is no frame')
  // No page is loaded here, so an EventTarget serves as the frame's window.
  Object.defineProperty(frame, 'contentWindow', { value: new EventTarget() })
  const sendMessage = (init: Partial<MessageEventInit>) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'ready' },
        origin: 'null',
        source: frame.contentWindow,
        ...init,
      }),
    )
  return { connection, messages, frame, sendMessage }
}

describe('the captcha’s frame', () => {
  it('has a title, and is sandboxed', () => {
    const { frame } = openFrame()
    expect(frame.title).toBe('Verification')
    expect(frame.getAttribute('sandbox')?.split(' ')).toContain('allow-scripts')
    expect(frame.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation|forms|modals/)
  })

  it('passes its messages on', () => {
    const { messages, sendMessage } = openFrame()
    sendMessage({})
    expect(messages).toEqual([{ type: 'ready' }])
  })

  it.each<[string, () => Partial<MessageEventInit>]>([
    ['the page itself', () => ({ source: window })],
    ['an unknown source', () => ({ source: null })],
    [
      'another frame',
      () => ({ source: document.body.appendChild(document.createElement('iframe')).contentWindow }),
    ],
    ['an origin that is not opaque', () => ({ origin: 'https://evil.example' })],
    ['the site’s own origin', () => ({ origin: location.origin })],
  ])('ignores messages from %s', (_who, init) => {
    const { messages, sendMessage } = openFrame()
    sendMessage(init())
    expect(messages).toEqual([])
  })

  it('is removed when it is closed, and its messages are ignored', () => {
    const { connection, messages, frame } = openFrame()
    const source = frame.contentWindow
    connection.close()
    window.dispatchEvent(new MessageEvent('message', { data: {}, origin: 'null', source }))
    expect(messages).toEqual([])
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('takes the focus while shown, makes the rest of the page inert, and restores the focus (F096)', () => {
    const { connection, frame } = openFrame()
    const root = document.querySelector<HTMLElement>('#root')
    const aside = document.querySelector<HTMLElement>('aside')
    const button = document.querySelector('button')
    button?.focus()
    expect(frame.inert).toBe(true)
    connection.show(true)
    expect(document.activeElement).toBe(frame)
    expect([frame.inert, root?.inert, aside?.inert]).toEqual([false, true, true])
    expect(frame.hasAttribute('data-shown')).toBe(true)
    connection.show(false)
    expect(document.activeElement).toBe(button)
    expect([frame.inert, root?.inert, aside?.inert]).toEqual([true, false, true])
    expect(frame.hasAttribute('data-shown')).toBe(false)
  })

  it('makes the page usable again when it is closed while shown (F096)', () => {
    const { connection } = openFrame()
    document.querySelector('button')?.focus()
    connection.show(true)
    connection.close()
    expect(document.querySelector<HTMLElement>('#root')?.inert).toBe(false)
    expect(document.activeElement).toBe(document.querySelector('button'))
  })
})

describe('a frame in a part of the page', () => {
  it('leaves the rest of the page as it is while it is shown (F156)', () => {
    const root = document.querySelector<HTMLElement>('#root')
    const container = document.createElement('div')
    root?.append(container)
    document.querySelector('button')?.focus()
    const { connection, frame } = openFrame({ container })
    expect([frame.parentElement, frame.inert]).toEqual([container, true])
    connection.show(true)
    expect([frame.inert, root?.inert, frame.hasAttribute('data-shown')]).toEqual([false, false, true])
    expect(document.activeElement).toBe(document.querySelector('button'))
    connection.show(false)
    expect([frame.inert, frame.hasAttribute('data-shown')]).toEqual([true, false])
    connection.close()
    expect(container.children).toHaveLength(0)
  })

  it('may open tabs only if it is allowed to', () => {
    expect(openFrame().frame.getAttribute('sandbox')).toBe('allow-scripts')
    document.querySelector('iframe')?.remove()
    expect(openFrame({ allowPopups: true }).frame.getAttribute('sandbox')).toContain('allow-popups')
  })
})

describe('a page without storage', () => {
  const refused = (): never => {
    throw new DOMException('refused', 'SecurityError')
  }

  it('gets one in memory, so that vendor code without error handling does not crash', () => {
    const scope: { localStorage?: Storage } = {}
    Object.defineProperty(scope, 'localStorage', { get: refused, configurable: true })
    polyfillStorage(scope)
    const { localStorage } = scope
    localStorage?.setItem('a', '1')
    expect([localStorage?.getItem('a'), localStorage?.getItem('b'), localStorage?.length]).toEqual([
      '1',
      null,
      1,
    ])
    expect(localStorage?.key(0)).toBe('a')
    localStorage?.removeItem('a')
    localStorage?.clear()
    expect(localStorage?.length).toBe(0)
  })

  it('keeps a storage that works', () => {
    const scope = { localStorage: {}, sessionStorage: {} }
    const { localStorage } = scope
    polyfillStorage(scope)
    expect(scope.localStorage).toBe(localStorage)
  })
})
