import { type FrameChannel, openFrameChannel } from './frameChannel'

/** One of our pages in an iframe, which isolates a vendor's code from the site (D148). */
export interface FrameConnection {
  send(message: unknown): void
  /**
   * Shows the frame or hides it. One that has no container is above the page, which is inert meanwhile; hiding it restores the
   * focus (F096).
   */
  show(shown: boolean): void
  close(): void
}

export interface FrameOptions {
  /** A path of the site. */
  readonly address: string
  /** Accessible name. */
  readonly title: string
  /** CSS class of the iframe. */
  readonly className: string
  /** It may open tabs. */
  readonly allowPopups?: boolean
  /** The part of the page that the frame is put into; absent: above the page. */
  readonly container?: HTMLElement
  /** Called with messages from this frame only; they are not validated yet. */
  onMessage(message: unknown): void
}

export interface Frames {
  open(request: FrameOptions): FrameConnection
  /**
   * Exchanges messages with another site's page in a frame of ours: only as long as the page is at `origin`. The listener gets
   * messages that are not validated yet.
   */
  connect(frame: HTMLIFrameElement, origin: string, listener: (message: unknown) => void): FrameChannel
}

/** Without allow-same-origin the frame cannot reach the site. */
const sandbox = 'allow-scripts'
const popups = 'allow-popups allow-popups-to-escape-sandbox'

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

/**
 * Our own frame pages that run other people's code (D148). Without a container they are children of the body, above all layers
 * (F096).
 */
export const browserFrames: Frames = {
  open({ address, title, className, allowPopups, container, onMessage }) {
    const frame = document.createElement('iframe')
    frame.title = title
    frame.className = className
    frame.setAttribute('sandbox', allowPopups ? `${sandbox} ${popups}` : sandbox)
    frame.src = address
    frame.inert = true
    const handleMessage = ({ source, origin, data }: MessageEvent): void => {
      if (source !== null && source === frame.contentWindow && origin === opaqueOrigin) onMessage(data)
    }
    addEventListener('message', handleMessage)
    const parent = container ?? document.body
    parent.append(frame)
    let restorePage: (() => void) | undefined
    const show = (shown: boolean): void => {
      if (shown === frame.hasAttribute('data-shown')) return
      frame.inert = !shown
      frame.toggleAttribute('data-shown', shown)
      restorePage?.()
      restorePage = shown && !container ? makePageInert(frame) : undefined
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
  connect: openFrameChannel,
}
