import { OtherSite } from '../../kit/pages/OtherSite'
import { type GameMessage, readGameMessage } from '../../rules/games/gameMessage'

interface GameFrameProps {
  readonly url: string
  readonly title: string
  /** The page in it has loaded, or says that it is there. */
  readonly onLoad: () => void
  readonly onMessage: (message: Exclude<GameMessage, 'ready'>) => void
}

function readMessage(raw: unknown): { readonly type: GameMessage } | undefined {
  const type = readGameMessage(raw)
  return type && { type }
}

/** The game in a frame. One whose own button leads to the `backUrl` is left, as by a message (E2.68). */
export const GameFrame = ({ url, title, onLoad, onMessage }: GameFrameProps) => (
  <OtherSite
    className="GameFrame"
    title={title}
    url={url}
    mayAlso="allow-pointer-lock allow-orientation-lock"
    features="autoplay; fullscreen; screen-wake-lock"
    read={readMessage}
    onMessage={({ type }) => (type === 'ready' ? onLoad() : onMessage(type))}
    onLeave={() => onMessage('close')}
    onLoad={onLoad}
  />
)
