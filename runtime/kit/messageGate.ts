import type { Clock, Stop } from '../browser/browser'
import * as limits from '../tables/limits'
import type { Ms } from '../tables/times'
import * as times from '../tables/times'

export interface MessageGate<M> {
  receive(message: M): void
  /** Nothing is delivered any more. */
  readonly stop: Stop
}

interface Window<M> {
  readonly stop: Stop
  /** How many messages have come in it. */
  count: number
  /** The last of those that were too many. */
  last?: M
}

/** Heights follow a movement; everything else says that something has happened. */
const intervalOf = (type: string): Ms =>
  type === 'height' || type === 'resize' ? times.frameHeight : times.frameMessage

/**
 * What a page in a frame says, however often it says it: of each type the first few messages at once, and of those that follow
 * within a second the last one. A page that repeats itself thousands of times neither blocks the site nor makes it ask the platform for
 * each (D148). `type` is one of a few known words.
 */
export function createMessageGate<M extends { readonly type: string }>(
  clock: Pick<Clock, 'after'>,
  deliver: (message: M) => void,
): MessageGate<M> {
  const windows = new Map<string, Window<M>>()
  let isStopped = false

  function receive(message: M): void {
    if (isStopped) return
    const { type } = message
    const current = windows.get(type) ?? openWindow(type)
    current.count += 1
    if (current.count > limits.frameMessages) current.last = message
    else deliver(message)
  }

  function openWindow(type: string): Window<M> {
    const stop = clock.after(intervalOf(type), () => {
      const { last } = windows.get(type) ?? {}
      windows.delete(type)
      if (last) receive(last)
    })
    const opened: Window<M> = { stop, count: 0 }
    windows.set(type, opened)
    return opened
  }

  return {
    receive,
    stop() {
      isStopped = true
      for (const { stop } of windows.values()) stop()
    },
  }
}
