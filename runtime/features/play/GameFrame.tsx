import { useEffect, useRef } from 'react'
import { showsSite } from '../../browser/page/showsSite'
import { createMessageGate } from '../../kit/messageGate'
import { useSite } from '../../kit/useSite'
import { type GameMessage, readGameMessage } from '../../rules/games/gameMessage'

/** On another origin than the site, so that `allow-same-origin` gives it its own storage and nothing of ours. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock'

interface GameFrameProps {
  readonly url: string
  readonly title: string
  /** The page in it has loaded, or says that it is there. */
  readonly onLoad: () => void
  readonly onMessage: (message: Exclude<GameMessage, 'ready'>) => void
}

/**
 * The game in a frame, which may leave its page but never navigate it away (D148). A game whose own button leads its frame to
 * the `backUrl` is left, as by a message: the site is never shown within itself (E2.68).
 */
export function GameFrame({ url, title, onLoad, onMessage }: GameFrameProps) {
  const { clock, frames } = useSite().browser
  const frame = useRef<HTMLIFrameElement>(null)
  const handlers = useRef({ onLoad, onMessage })
  handlers.current = { onLoad, onMessage }
  const handleLoad = () => {
    if (frame.current && showsSite(frame.current)) onMessage('close')
    else onLoad()
  }
  useEffect(() => {
    if (!frame.current) return
    const gate = createMessageGate<{ readonly type: GameMessage }>(clock, ({ type }) => {
      if (type === 'ready') handlers.current.onLoad()
      else handlers.current.onMessage(type)
    })
    const { stop } = frames.connect(frame.current, new URL(url).origin, (raw) => {
      const type = readGameMessage(raw)
      if (type) gate.receive({ type })
    })
    return () => {
      gate.stop()
      stop()
    }
  }, [frames, clock, url])
  return (
    <iframe
      className="GameFrame"
      ref={frame}
      title={title}
      sandbox={sandbox}
      allow="autoplay; fullscreen; screen-wake-lock"
      src={url}
      onLoad={handleLoad}
    />
  )
}
