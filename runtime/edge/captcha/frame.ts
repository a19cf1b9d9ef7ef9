import type { Frames } from '../edge'

/** Popups: the vendor's own help opens in a tab. Without allow-same-origin nothing of the site is within reach. */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** A sandboxed page's origin is opaque, and written so. */
const opaque = 'null'

/**
 * Everything else of the page lies still behind the frame, and gives the focus away; what it returns wakes it again.
 */
function cover(frame: HTMLIFrameElement): () => void {
  const focused = document.activeElement
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== frame && !element.inert,
  )
  for (const element of others) element.inert = true
  frame.focus({ preventScroll: true })
  return () => {
    for (const element of others) element.inert = false
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}

/** Frame pages of ours that run a vendor's code (D16). They stand in the body itself, above all layers (F096). */
export const browserFrames: Frames = {
  open({ address, title, name, heard }) {
    const frame = document.createElement('iframe')
    frame.title = title
    frame.className = name
    frame.setAttribute('sandbox', sandbox)
    frame.src = address
    frame.inert = true
    const receive = ({ source, origin, data }: MessageEvent): void => {
      if (source !== null && source === frame.contentWindow && origin === opaque) heard(data)
    }
    addEventListener('message', receive)
    document.body.append(frame)
    let uncover: (() => void) | undefined
    const show = (shown: boolean): void => {
      if (shown === (uncover !== undefined)) return
      frame.inert = !shown
      frame.toggleAttribute('data-shown', shown)
      uncover?.()
      uncover = shown ? cover(frame) : undefined
    }
    return {
      // An opaque origin cannot be named as the receiver: the message goes to this very window, and holds no secret.
      send: (message) => frame.contentWindow?.postMessage(message, '*'),
      show,
      close() {
        removeEventListener('message', receive)
        show(false)
        frame.remove()
      },
    }
  },
}
