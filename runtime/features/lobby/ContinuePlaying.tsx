import { useEffect, useState } from 'react'
import { useService } from '../../kit/code/useService'
import { useImageSource } from '../../kit/useImageSource'
import { useSite, useText } from '../../kit/useSite'
import type { LaneOfGames } from '../../rules/content/game'
import { asListed, mayBeListed, readRecentGames } from '../../rules/content/recentGames'
import { RecentLane } from './lobbyView'

interface ContinuePlayingProps {
  readonly lanes: readonly LaneOfGames[]
  readonly member: string
}

/**
 * The games that the member opened last on this device; nothing if there are none. They stay as they were when the lobby was
 * opened, so that nothing below moves. Rendered anew for another member (`key`).
 */
export function ContinuePlaying({ lanes, member }: ContinuePlayingProps) {
  const site = useSite()
  const t = useText()
  const imageSource = useImageSource()
  const play = useService('play')
  const [games] = useState(() =>
    readRecentGames(site.browser.storage.read('recentGames'), member).filter((game) =>
      mayBeListed(game, lanes),
    ),
  )
  useEffect(
    () =>
      games.length === 0
        ? undefined
        : site.browser.clock.whenIdle(() => {
            site
              .service('checkRecentGames')
              .then((check) => check?.(member, lanes))
              .catch(() => undefined)
          }),
    [site, member, games, lanes],
  )
  return (
    <RecentLane
      t={t}
      imageSource={imageSource}
      games={games.map((game) => asListed(game, lanes))}
      onOpen={(game) => play({ ...game, id: game.code, badge: undefined, nextDraw: undefined })}
    />
  )
}
