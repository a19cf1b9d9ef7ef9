import type { Stop } from './clock'

/** What a page of somebody else may do in a frame. It never navigates this page away. */
const permissions =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock'

/** The sandbox of a frame with this URL. A page of this very origin gets another one: with its own it could undo the sandbox. */
export const frameSandbox = (url: string): string =>
  isOwnOrigin(url) ? permissions : `${permissions} allow-same-origin`

const isOwnOrigin = (url: string): boolean => new URL(url).origin === location.origin

/** A sandboxed page of this origin has an opaque one, which messages name as this string. */
const opaqueOrigin = 'null'

/** Calls back with the messages of the page at `url` in this very frame; those of any other are ignored (D16, F158). */
export function onFrameMessage(
  frame: HTMLIFrameElement,
  url: string,
  listener: (message: unknown) => void,
): Stop {
  const expected = isOwnOrigin(url) ? opaqueOrigin : new URL(url).origin
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source !== null && source === frame.contentWindow && origin === expected) listener(data)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
