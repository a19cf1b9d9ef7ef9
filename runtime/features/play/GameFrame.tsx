import { useEffect, useRef } from 'react'
import { frameSandbox, onFrameMessage } from '../../browser/embeddedFrame'
import { type GameMessage, readGameMessage } from '../../rules/games/gameMessage'

interface GameFrameProps {
  readonly url: string
  readonly title: string
  /** The page in it has loaded, or says that it is there. */
  readonly onLoad: () => void
  readonly onMessage: (message: Exclude<GameMessage, 'ready'>) => void
}

/** The game, in a sandboxed frame (D16). */
export function GameFrame({ url, title, onLoad, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const handlers = useRef({ onLoad, onMessage })
  handlers.current = { onLoad, onMessage }
  useEffect(() => {
    const { current } = frame
    if (!current) return
    return onFrameMessage(current, url, (raw) => {
      const message = readGameMessage(raw)
      if (message === 'ready') handlers.current.onLoad()
      else if (message) handlers.current.onMessage(message)
    })
  }, [url])
  return (
    <iframe
      className="GameFrame"
      ref={frame}
      title={title}
      sandbox={frameSandbox(url)}
      allow="autoplay; fullscreen; screen-wake-lock"
      src={url}
      onLoad={onLoad}
    />
  )
}
