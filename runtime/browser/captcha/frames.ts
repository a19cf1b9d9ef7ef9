import type { Frames } from '../browser'

/**
 * Popups are allowed because the vendor's help opens in a tab. Without allow-same-origin the frame cannot reach the site.
 */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** A sandboxed page has an opaque origin, which messages name as this string. */
const opaqueOrigin = 'null'

/** Makes the rest of the page inert and moves the focus into the frame; the returned function undoes both. */
function makePageInert(frame: HTMLIFrameElement): () => void {
  const focused = document.activeElement
  const siblings = [...document.body.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && sibling !== frame && !sibling.inert,
  )
  for (const sibling of siblings) sibling.inert = true
  frame.focus({ preventScroll: true })
  return () => {
    for (const sibling of siblings) sibling.inert = false
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}

/** Our own frame pages that run a vendor's code (D16). They are children of the body, above all layers (F096). */
export const browserFrames: Frames = {
  open({ address, title, className, onMessage }) {
    const frame = document.createElement('iframe')
    frame.title = title
    frame.className = className
    frame.setAttribute('sandbox', sandbox)
    frame.src = address
    frame.inert = true
    const handleMessage = ({ source, origin, data }: MessageEvent): void => {
      if (source !== null && source === frame.contentWindow && origin === opaqueOrigin) onMessage(data)
    }
    addEventListener('message', handleMessage)
    document.body.append(frame)
    let restorePage: (() => void) | undefined
    const show = (shown: boolean): void => {
      if (shown === (restorePage !== undefined)) return
      frame.inert = !shown
      frame.toggleAttribute('data-shown', shown)
      restorePage?.()
      restorePage = shown ? makePageInert(frame) : undefined
    }
    return {
      // An opaque origin cannot be a target origin: the message goes to this very window, and holds no secret.
      send: (message) => frame.contentWindow?.postMessage(message, '*'),
      show,
      close() {
        removeEventListener('message', handleMessage)
        show(false)
        frame.remove()
      },
    }
  },
}
