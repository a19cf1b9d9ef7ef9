import type { FrameOptions, Frames } from '../../../runtime/browser/browser'

/** A frame that the site has opened; the test acts as the page in it. */
export interface FakeFrame extends Omit<FrameOptions, 'onMessage'> {
  /** The messages from the site, in order. */
  readonly sent: readonly unknown[]
  readonly shown: boolean
  readonly closed: boolean
  /** Sends the site a message, as the page in the frame would; ignored after the frame was closed. */
  emit(message: unknown): void
}

export interface FakeFrames extends Frames {
  /** All opened frames, the newest last. */
  readonly opened: readonly FakeFrame[]
}

export function fakeFrames(): FakeFrames {
  const opened: FakeFrame[] = []
  return {
    opened,
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
