import { useAtomValue } from 'jotai/react'
import { memo, useRef } from 'react'
import type { Site } from '../../contract/site'
import { useService } from '../../kit/code/useService'
import { categoryName } from '../../kit/games/gameCategories'
import { goTo } from '../../kit/pages/Link'
import { useNearChange, useNearCount } from '../../kit/timing/useNear'
import { useImageSource } from '../../kit/useImageSource'
import { useSite, useText } from '../../kit/useSite'
import type { Game, LaneOfGames } from '../../rules/content/game'
import { pathOfPage, withQuery } from '../../rules/network/url'
import { cardCornerAtom } from '../../state/games'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'
import type { GameCardProps } from '../../ui/games/GameCard'
import type { CardShape } from '../../ui/games/Lane'
import { initialCards, initialLoading, LobbyCard, LobbyLane } from './lobbyView'
import { NextDraw } from './NextDraw'

interface GameLaneProps {
  readonly lane: LaneOfGames
  /** It is on the first screen. */
  readonly first: boolean
}

/** How many cards a lane near the screen has, when so many of them have come close. */
const nearLaneCards = (closeCards: number): number =>
  Math.min(limits.laneCards, limits.firstLaneCards + closeCards)

/**
 * One lane of games; "all" opens the whole category. What is not on the screen is rendered when it comes close, and so are its
 * pictures (E9.21). Far away it has one card again: a lobby of many lanes stays as light as one of few (D214).
 */
export const GameLane = memo(({ lane, first }: GameLaneProps) => {
  const site = useSite()
  const t = useText()
  const track = useRef<HTMLUListElement>(null)
  const section = useRef<HTMLElement>(null)
  const near = useNearChange(section, track, limits.laneMargin)
  const isNear = near === true
  const pictureCount = useNearCount(track, {
    watches: isNear,
    margin: limits.lazyImageMargin,
    delay: times.lazyImage,
    countOf: nearLaneCards,
  })
  const loadingOf = (index: number): GameCardProps['loading'] => {
    const loading = initialLoading(first, index)
    return loading === 'later' && index < pictureCount ? 'lazy' : loading
  }
  return (
    <LobbyLane
      lane={lane}
      t={t}
      onSeeAll={() => openAll(site, lane, categoryName(lane, t))}
      far={near === false}
      laneRef={section}
      trackRef={track}
      count={isNear ? nearLaneCards(pictureCount) : initialCards(first)}
      card={(game, index, shape) => (
        <Card key={game.id} game={game} shape={shape} loading={loadingOf(index)} bare={!first && !isNear} />
      )}
    />
  )
})

/** All games of a lane: on their own page, or those of its category in the search where the merchant has no such page. */
function openAll(site: Site, { id, category }: LaneOfGames, title: string): void {
  const path = pathOfPage(site.data.manifest.routes, 'game')
  if (path === undefined) void site.openOverlay('search', { category, title })
  else goTo(site, withQuery(path, { category: id }))
}

interface CardProps extends Pick<GameCardProps, 'loading'> {
  /** It only holds the row's height. */
  readonly bare: boolean
  readonly game: Game
  readonly shape: CardShape
}

const Card = memo(({ game, shape, loading, bare }: CardProps) => {
  const t = useText()
  const imageSource = useImageSource()
  const play = useService('play')
  const Corner = useAtomValue(cardCornerAtom)
  const { nextDraw } = game
  return (
    <LobbyCard
      game={game}
      t={t}
      imageSource={imageSource}
      shape={shape}
      loading={loading}
      {...(nextDraw === undefined ? {} : { footnote: bare ? '' : <NextDraw at={nextDraw} /> })}
      onClick={() => play(game)}
      corner={!bare && Corner && <Corner game={game} />}
    />
  )
})
