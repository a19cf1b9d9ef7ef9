import { useAtomValue } from 'jotai/react'
import { memo, useRef } from 'react'
import type { Site } from '../../contract/site'
import { useService } from '../../kit/code/useService'
import { categoryName } from '../../kit/games/gameCategories'
import { goTo } from '../../kit/pages/Link'
import { useNearChange, useNearCount } from '../../kit/timing/useNear'
import { useImageSource } from '../../kit/useImageSource'
import { useSite, useText } from '../../kit/useSite'
import type { LaneOfGames } from '../../rules/content/game'
import { pathOfPage, withQuery } from '../../rules/network/url'
import { cardPartsAtom } from '../../state/games'
import * as limits from '../../tables/limits'
import * as times from '../../tables/times'
import type { GameCardProps } from '../../ui/games/GameCard'
import {
  initialCards,
  initialLoading,
  isRanked,
  LobbyCard,
  type LobbyCardProps,
  LobbyLane,
} from './lobbyView'
import { NextDraw } from './NextDraw'

interface GameLaneProps {
  readonly lane: LaneOfGames
  /** It is on the first screen. */
  readonly first: boolean
}

/** How many cards a lane near the screen has, when so many of them have come close. */
const nearLaneCards = (closeCards: number): number =>
  Math.min(limits.laneCards, Math.max(limits.firstLaneCards, closeCards + limits.nextCards))

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
      ranked={isRanked(lane, site.data.manifest)}
      lane={lane}
      t={t}
      onSeeAll={() => openAll(site, lane, categoryName(lane, t))}
      far={near === false}
      laneRef={section}
      trackRef={track}
      count={isNear ? nearLaneCards(pictureCount) : initialCards(first)}
      card={(game, index, card) => <Card key={game.id} {...card} game={game} loading={loadingOf(index)} />}
    />
  )
})

/** All games of a lane: on their own page, or those of its category in the search where the merchant has no such page. */
function openAll(site: Site, { id, category }: LaneOfGames, title: string): void {
  const path = pathOfPage(site.data.manifest.routes, 'game')
  if (path === undefined) void site.openOverlay('search', { category, title })
  else goTo(site, withQuery(path, { category: id }))
}

const Card = memo((props: Pick<LobbyCardProps, 'game' | 'shape' | 'bare' | 'loading'>) => {
  const { game, bare } = props
  const t = useText()
  const imageSource = useImageSource()
  const play = useService('play')
  const { Corner, Stakes } = useAtomValue(cardPartsAtom)
  const { nextDraw } = game
  return (
    <LobbyCard
      {...props}
      t={t}
      imageSource={imageSource}
      footnote={
        nextDraw === undefined ? Stakes !== undefined && <Stakes game={game} /> : <NextDraw at={nextDraw} />
      }
      onClick={() => play(game)}
      corner={!bare && Corner && <Corner game={game} />}
    />
  )
})
