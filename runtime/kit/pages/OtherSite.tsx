import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'
import type { FrameChannel } from '../../browser/page/frameChannel'
import { sitePathIn } from '../../browser/page/sitePathIn'
import { createMessageGate } from '../messageGate'
import { useSite } from '../useSite'

/** It is on another origin than the site, so that `allow-same-origin` gives it its own storage and nothing of ours. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

interface OtherSiteProps<Message extends { readonly type: string }> {
  readonly url: string
  /** Accessible name. */
  readonly title: string
  readonly className: string
  /** What its sandbox allows besides scripts, forms and tabs. */
  readonly mayAlso: 'allow-downloads' | 'allow-pointer-lock allow-orientation-lock'
  /** The browser's features that it may use, as in the attribute `allow`. */
  readonly features: string
  readonly lang?: string
  readonly referrerPolicy?: 'strict-origin'
  /** An update does not reload the site while this is shown. */
  readonly shown?: boolean
  readonly style?: CSSProperties | undefined
  /** Gets what the site sends it messages with. */
  readonly channel?: RefObject<FrameChannel | undefined>
  /** Reads a message, which may be anything; undefined: it is ignored. */
  readonly read: (raw: unknown) => Message | undefined
  /** Its messages, however often it sends them: see `createMessageGate`. */
  readonly onMessage: (message: Message) => void
  readonly onLoad: () => void
  /** Its own way back has led it to this page of the site, which is never shown within itself (E2.68). */
  readonly onLeave: (path: string) => void
}

/**
 * A page of another site in a frame: the chat, a game, a page of the merchant's own. It may leave its page but never lead the site
 * elsewhere, and its messages count only from its own origin (D148).
 */
export function OtherSite<Message extends { readonly type: string }>(props: OtherSiteProps<Message>) {
  const { url, title, className, mayAlso, features, lang, referrerPolicy, shown, style, channel } = props
  const { clock, frames } = useSite().browser
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(props)
  latest.current = props
  const { origin } = new URL(url)
  function handleLoad(): void {
    const path = frame.current ? sitePathIn(frame.current) : undefined
    if (path === undefined) props.onLoad()
    else props.onLeave(path)
  }
  useLayoutEffect(() => {
    if (!frame.current) return
    const gate = createMessageGate<Message>(clock, (message) => latest.current.onMessage(message))
    const opened = frames.connect(frame.current, origin, (raw) => {
      const message = latest.current.read(raw)
      if (message) gate.receive(message)
    })
    if (channel) channel.current = opened
    return () => {
      gate.stop()
      opened.stop()
    }
  }, [clock, frames, origin, channel])
  return (
    <iframe
      ref={frame}
      className={className}
      title={title}
      lang={lang}
      src={url}
      sandbox={`${sandbox} ${mayAlso}`}
      allow={features}
      referrerPolicy={referrerPolicy}
      data-shown={shown ? '' : undefined}
      style={style}
      onLoad={handleLoad}
    />
  )
}
