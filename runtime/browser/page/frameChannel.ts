import type { Stop } from '../clock'

/** Messages between the site and the page in one frame. */
export interface FrameChannel {
  /** Sends a message, which only a page of that origin receives. */
  send(message: unknown): void
  readonly stop: Stop
}

/** Listens to the page in a frame: to this very frame, and only while its page is of that origin (D148). */
export function openFrameChannel(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (data: unknown) => void,
): FrameChannel {
  const handleMessage = (event: MessageEvent): void => {
    const isOurs = event.source !== null && event.source === frame.contentWindow && event.origin === origin
    if (isOurs) onMessage(event.data)
  }
  addEventListener('message', handleMessage)
  return {
    send: (message) => frame.contentWindow?.postMessage(message, origin),
    stop: () => removeEventListener('message', handleMessage),
  }
}
