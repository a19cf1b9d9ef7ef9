import { useRef } from 'react'
import type { FrameChannel } from '../../browser/page/frameChannel'
import { OtherSite } from '../../kit/pages/OtherSite'
import { useSite, useText } from '../../kit/useSite'
import { chatLanguage } from '../../rules/chat/chatLanguage'
import { fields } from '../../rules/network/read'
import { classNames } from '../../ui/classNames'

interface ChatFrameProps {
  readonly url: string
  readonly loaded: boolean
  readonly onLoad: () => void
  /** The page in the frame asks to be closed. */
  readonly onClose: () => void
}

const readClose = (raw: unknown) => (fields(raw).type === 'close' ? { type: 'close' } : undefined)

/** The operator's page in a frame. It is told the locale of its window (E9.33), and may close itself. */
export function ChatFrame({ url, loaded, onLoad, onClose }: ChatFrameProps) {
  const site = useSite()
  const t = useText()
  const channel = useRef<FrameChannel>(undefined)
  const { locale } = chatLanguage(site.text.language, site.data.manifest.chat?.fallbackLanguage)
  return (
    <OtherSite
      className={classNames('ChatWindow-frame', !loaded && 'ChatWindow-frame--loading')}
      title={t('chat.title')}
      lang={locale}
      url={url}
      mayAlso="allow-downloads"
      features="autoplay; clipboard-write"
      channel={channel}
      read={readClose}
      onMessage={() => onClose()}
      onLeave={() => onClose()}
      onLoad={() => {
        channel.current?.send({ type: 'locale', locale })
        onLoad()
      }}
    />
  )
}
