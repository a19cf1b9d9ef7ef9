import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import { useService } from '../../kit/code/useService'
import { useImageSource } from '../../kit/useImageSource'
import { useSite, useText } from '../../kit/useSite'
import type { LaneOfGames } from '../../rules/content/game'
import { readFavourites, readRecentGames, shownGames } from '../../rules/content/memberGames'
import { cardPartsAtom } from '../../state/games'
import { OwnLanes } from './lobbyView'

interface OwnGamesProps {
  readonly lanes: readonly LaneOfGames[]
  readonly member: string
}

/**
 * The games that the member opened last on this device, and those that are marked (D208); nothing if there are none. They stay as
 * they were when the lobby was opened, so that nothing below moves. Rendered anew for another member (`key`).
 */
export function OwnGames({ lanes, member }: OwnGamesProps) {
  const site = useSite()
  const t = useText()
  const imageSource = useImageSource()
  const play = useService('play')
  const { Corner } = useAtomValue(cardPartsAtom)
  const { storage, clock } = site.browser
  const [stored] = useState(() => ({
    recent: readRecentGames(storage.read('recentGames'), member),
    favourites: readFavourites(storage.read('favouriteGames'), member),
  }))
  const recent = shownGames(stored.recent, lanes)
  const hasRecent = recent.length > 0
  useEffect(
    () =>
      hasRecent
        ? clock.whenIdle(() => {
            site
              .service('checkRecentGames')
              .then((check) => check?.(member, lanes))
              .catch(() => undefined)
          })
        : undefined,
    [site, clock, member, hasRecent, lanes],
  )
  return (
    <OwnLanes
      t={t}
      imageSource={imageSource}
      games={{ recent, favourites: shownGames(stored.favourites, lanes) }}
      onOpen={(game) => play({ ...game, id: game.code, badge: undefined, nextDraw: undefined })}
      corner={Corner && ((game) => <Corner game={game} />)}
    />
  )
}
