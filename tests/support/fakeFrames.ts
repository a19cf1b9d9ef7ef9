import type { FrameOptions, Frames } from '../../runtime/browser/browser'

/** A frame that the site has opened; what runs in it is played by the test. */
export interface FakeFrame extends Omit<FrameOptions, 'onMessage'> {
  /** What the site has told it, in order. */
  readonly sent: readonly unknown[]
  readonly shown: boolean
  readonly closed: boolean
  /** Tells the site something, as the page in the frame would; a closed frame is not heard. */
  say(message: unknown): void
}

export interface FakeFrames extends Frames {
  /** All frames so far, the newest last. */
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
        say: (message) => {
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
