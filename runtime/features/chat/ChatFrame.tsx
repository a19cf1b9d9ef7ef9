import { useEffect, useRef } from 'react'
import { showsSite } from '../../browser/page/showsSite'
import { useSite, useText } from '../../kit/useSite'
import { chatLanguage } from '../../rules/chat/chatLanguage'
import { fields } from '../../rules/network/read'
import { classNames } from '../../ui/classNames'

/** On another origin than the site, so that `allow-same-origin` gives it its own storage and nothing of ours. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

interface ChatFrameProps {
  readonly url: string
  readonly loaded: boolean
  readonly onLoad: () => void
  /** The page in the frame asks to be closed. */
  readonly onClose: () => void
}

/** The operator's page in a frame. It is told the locale of its window (E9.33), and may close itself. */
export function ChatFrame({ url, loaded, onLoad, onClose }: ChatFrameProps) {
  const site = useSite()
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const connection = useRef<{ send(message: unknown): void }>(undefined)
  const { locale } = chatLanguage(site.text.language, site.data.manifest.chat?.fallback)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (!frame.current) return
    const connected = site.browser.frames.connect(frame.current, new URL(url).origin, (message) => {
      if (fields(message).type === 'close') onClose()
    })
    connection.current = connected
    return connected.stop
  }, [site, url])
  return (
    <iframe
      ref={frame}
      className={classNames('ChatWindow-frame', !loaded && 'ChatWindow-frame--loading')}
      title={t('chat.title')}
      lang={locale}
      src={url}
      sandbox={sandbox}
      allow="autoplay; clipboard-write"
      onLoad={() => {
        // Its own way back leads here: the site is not shown within itself.
        if (frame.current && showsSite(frame.current)) return onClose()
        connection.current?.send({ type: 'locale', locale })
        onLoad()
      }}
    />
  )
}
