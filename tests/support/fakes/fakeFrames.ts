import type { FrameOptions, Frames } from '../../../runtime/browser/browser'
import { openFrameChannel } from '../../../runtime/browser/page/frameChannel'

/** A frame that the site has opened; the test acts as the page in it. */
export interface FakeFrame extends Omit<FrameOptions, 'onMessage'> {
  /** The messages from the site, in order. */
  readonly sent: readonly unknown[]
  readonly shown: boolean
  readonly closed: boolean
  /** Sends the site a message, as the page in the frame would; ignored after the frame was closed. */
  emit(message: unknown): void
}

/** A connection to another site's page in a frame; the test acts as that page. */
export interface FakeFramePage {
  readonly frame: HTMLIFrameElement
  readonly origin: string
  /** The messages from the site, in order. */
  readonly sent: readonly unknown[]
  readonly stopped: boolean
  /** Sends the site a message; ignored after the connection has ended. */
  emit(message: unknown): void
}

export interface FakeFrames extends Frames {
  /** All opened frames, the newest last. */
  readonly opened: readonly FakeFrame[]
  /** All connections to pages of other sites, the newest last. */
  readonly connected: readonly FakeFramePage[]
}

export function fakeFrames(): FakeFrames {
  const opened: FakeFrame[] = []
  const connected: FakeFramePage[] = []
  return {
    opened,
    connected,
    connect(frame, origin, listener) {
      const sent: unknown[] = []
      let stopped = false
      // A test may also speak for the frame's own window.
      const channel = openFrameChannel(frame, origin, listener)
      connected.push({
        frame,
        origin,
        sent,
        get stopped() {
          return stopped
        },
        emit: (message) => {
          if (!stopped) listener(message)
        },
      })
      return {
        send(message) {
          sent.push(message)
          channel.send(message)
        },
        stop() {
          stopped = true
          channel.stop()
        },
      }
    },
    open({ onMessage, ...request }) {
      const sent: unknown[] = []
      const state = { shown: false, closed: false }
      opened.push({
        ...request,
        sent,
        get shown() {
          return state.shown
        },
        get closed() {
          return state.closed
        },
        emit: (message) => {
          if (!state.closed) onMessage(message)
        },
      })
      return {
        send: (message) => void sent.push(message),
        show: (shown) => {
          state.shown = shown
        },
        close: () => {
          state.closed = true
          state.shown = false
        },
      }
    },
  }
}
