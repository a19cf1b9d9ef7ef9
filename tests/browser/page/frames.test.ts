// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { browserFrames } from '../../../runtime/browser/page/frames'

const origin = 'https://chat.hongvan.example'

beforeEach(() => document.body.replaceChildren())

/** A frame whose window only records what is sent to it. */
function createFrame() {
  const sent: unknown[] = []
  const frame = document.body.appendChild(document.createElement('iframe'))
  const contentWindow = Object.assign(new EventTarget(), {
    postMessage: (...message: unknown[]) => sent.push(message),
  })
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow })
  return { frame, sent }
}

function connect() {
  const { frame, sent } = createFrame()
  const messages: unknown[] = []
  const connection = browserFrames.connect(frame, origin, (message) => messages.push(message))
  const sendMessage = (init: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: 'hello', origin, source: frame.contentWindow, ...init }),
    )
  return { frame, sent, messages, connection, sendMessage }
}

describe('a connection to another site’s page in a frame', () => {
  it('passes its messages on, until it is stopped', () => {
    const { messages, connection, sendMessage } = connect()
    sendMessage()
    connection.stop()
    sendMessage()
    expect(messages).toEqual(['hello'])
  })

  it.each<[string, () => Partial<MessageEventInit>]>([
    ['another origin: the page has been left', () => ({ origin: 'https://evil.example' })],
    ['the site’s own origin', () => ({ origin: location.origin })],
    ['an opaque origin', () => ({ origin: 'null' })],
    ['no source', () => ({ source: null })],
    ['the page itself', () => ({ source: window })],
    ['another frame of the same origin', () => ({ source: createFrame().frame.contentWindow })],
  ])('ignores messages from %s (E5.06)', (_, init) => {
    const { messages, sendMessage } = connect()
    sendMessage(init())
    expect(messages).toEqual([])
  })

  it('sends to that origin only', () => {
    const { sent, connection } = connect()
    connection.send({ type: 'locale' })
    expect(sent).toEqual([[{ type: 'locale' }, origin]])
  })

  it('survives a frame that is gone', () => {
    const frame = document.createElement('iframe')
    const messages: unknown[] = []
    const connection = browserFrames.connect(frame, origin, (message) => messages.push(message))
    connection.send('hello')
    window.dispatchEvent(new MessageEvent('message', { data: 'hello', origin, source: null }))
    expect(messages).toEqual([])
  })
})
