import { memo, useRef } from 'react'
import { useImageSource } from '../../kit/useImageSource'
import { useNear, useNearCount } from '../../kit/useNear'
import { usePlay } from '../../kit/usePlay'
import { useSite, useText } from '../../kit/useSite'
import type { Game, LaneOfGames } from '../../rules/content/game'
import * as limits from '../../tables/limits'
import { GameCard, type GameCardProps } from '../../ui/GameCard'
import { Lane } from '../../ui/Lane'
import { isCategory, laneIcons, laneShapes } from './categories'
import { NextDraw } from './NextDraw'

interface GameLaneProps {
  readonly lane: LaneOfGames
  /** It is on the first screen. */
  readonly first: boolean
}

/**
 * One lane of games; "all" opens the whole category. What is not on the screen is rendered when it comes close, and so are its
 * pictures (E9.21).
 */
export const GameLane = memo(({ lane, first }: GameLaneProps) => {
  const site = useSite()
  const t = useText()
  const { id, category, title, count, games } = lane
  const shape = isCategory(category) ? laneShapes[category] : 'portrait'
  const track = useRef<HTMLUListElement>(null)
  const isNear = useNear(track, limits.lazyImageMargin)
  const cardCount = isNear ? limits.laneCards : first ? limits.firstLaneCards : limits.distantLaneCards
  const pictureCount = useNearCount(track, {
    watches: isNear,
    margin: limits.lazyImageMargin,
    count: Math.min(games.length, cardCount),
  })
  const loadingOf = (index: number): GameCardProps['loading'] => {
    if (first && index < limits.eagerCards) return 'eager'
    return index < pictureCount ? 'lazy' : 'later'
  }
  return (
    <Lane
      id={id}
      title={title}
      shape={shape}
      {...(isCategory(category) ? { icon: laneIcons[category] } : {})}
      count={t('lobby.games', { count })}
      seeAll={{ label: t('common.all'), onClick: () => void site.openOverlay('search', { category, title }) }}
      trackRef={track}
    >
      {games.slice(0, cardCount).map((game, index) => (
        <Card key={game.id} game={game} shape={shape} loading={loadingOf(index)} />
      ))}
    </Lane>
  )
})

interface CardProps extends Pick<GameCardProps, 'loading' | 'shape'> {
  readonly game: Game
}

const Card = memo(({ game, shape, loading }: CardProps) => {
  const t = useText()
  const imageSource = useImageSource()
  const play = usePlay()
  const { name, vendor, image, badge, nextDraw } = game
  return (
    <GameCard
      title={name}
      shape={shape}
      loading={loading}
      image={imageSource(image)}
      {...(vendor === '' ? {} : { vendor })}
      {...(badge
        ? { badge: { text: t(`lobby.${badge}`), tone: badge === 'hot' ? 'danger' : 'accent' } }
        : {})}
      {...(nextDraw === undefined ? {} : { footnote: <NextDraw at={nextDraw} /> })}
      onClick={() => play(game)}
    />
  )
})
