// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { browserFrames } from '../../runtime/browser/captcha/frames'
import { polyfillStorage } from '../../runtime/browser/captcha/storagePolyfill'

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><button>Verify</button></div><aside inert></aside>'
})

function opened() {
  const heard: unknown[] = []
  const line = browserFrames.open({
    address: 'about:blank',
    title: 'Verification',
    className: 'CaptchaFrame',
    onMessage: (message) => heard.push(message),
  })
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('There is no frame')
  // No page is loaded here: any window stands for the frame's own.
  Object.defineProperty(frame, 'contentWindow', { value: new EventTarget() })
  const say = (from: Partial<MessageEventInit>) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { say: 'ready' },
        origin: 'null',
        source: frame.contentWindow,
        ...from,
      }),
    )
  return { line, heard, frame, say }
}

describe('the captcha’s frame', () => {
  it('has a name, and is sandboxed away from the site', () => {
    const { frame } = opened()
    expect(frame.title).toBe('Verification')
    expect(frame.getAttribute('sandbox')?.split(' ')).toContain('allow-scripts')
    expect(frame.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation|forms|modals/)
  })

  it('is heard', () => {
    const { heard, say } = opened()
    say({})
    expect(heard).toEqual([{ say: 'ready' }])
  })

  it.each<[string, () => Partial<MessageEventInit>]>([
    ['the page itself', () => ({ source: window })],
    ['nobody', () => ({ source: null })],
    [
      'another frame',
      () => ({ source: document.body.appendChild(document.createElement('iframe')).contentWindow }),
    ],
    ['an origin that is not opaque', () => ({ origin: 'https://evil.example' })],
    ['the site’s own origin', () => ({ origin: location.origin })],
  ])('is not heard when it is %s that speaks', (_who, from) => {
    const { heard, say } = opened()
    say(from())
    expect(heard).toEqual([])
  })

  it('is not heard any more when it is closed, and is gone', () => {
    const { line, heard, frame } = opened()
    const source = frame.contentWindow
    line.close()
    window.dispatchEvent(new MessageEvent('message', { data: {}, origin: 'null', source }))
    expect(heard).toEqual([])
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('takes the focus while it is shown, keeps all else still, and gives the focus back (F096)', () => {
    const { line, frame } = opened()
    const root = document.querySelector<HTMLElement>('#root')
    const aside = document.querySelector<HTMLElement>('aside')
    const button = document.querySelector('button')
    button?.focus()
    expect(frame.inert).toBe(true)
    line.show(true)
    expect(document.activeElement).toBe(frame)
    expect([frame.inert, root?.inert, aside?.inert]).toEqual([false, true, true])
    expect(frame.hasAttribute('data-shown')).toBe(true)
    line.show(false)
    expect(document.activeElement).toBe(button)
    expect([frame.inert, root?.inert, aside?.inert]).toEqual([true, false, true])
    expect(frame.hasAttribute('data-shown')).toBe(false)
  })

  it('wakes the page when it is closed while it is shown (F096)', () => {
    const { line } = opened()
    document.querySelector('button')?.focus()
    line.show(true)
    line.close()
    expect(document.querySelector<HTMLElement>('#root')?.inert).toBe(false)
    expect(document.activeElement).toBe(document.querySelector('button'))
  })
})

describe('a page without storage', () => {
  const refused = (): never => {
    throw new DOMException('refused', 'SecurityError')
  }

  it('lends one that forgets, so that a vendor who asks without care does not fall over', () => {
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

  it('leaves a storage that works alone', () => {
    const own = { localStorage: {}, sessionStorage: {} }
    const { localStorage } = own
    polyfillStorage(own)
    expect(own.localStorage).toBe(localStorage)
  })
})
