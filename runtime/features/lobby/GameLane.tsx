import { useImageSource } from '../../kit/useImageSource'
import { usePlay } from '../../kit/usePlay'
import { useSite, useText } from '../../kit/useSite'
import type { Game, LaneOfGames } from '../../rules/content/game'
import { limits } from '../../tables/limits'
import { GameCard } from '../../ui/GameCard'
import { Lane } from '../../ui/Lane'
import { isCategory, laneIcons, laneShapes } from './categories'
import { NextDraw } from './NextDraw'

/** One lane of games; "all" opens the whole category. */
export function GameLane({ lane, first }: { lane: LaneOfGames; first: boolean }) {
  const site = useSite()
  const t = useText()
  const { id, category, title, count, games } = lane
  const shape = isCategory(category) ? laneShapes[category] : 'portrait'
  return (
    <Lane
      id={id}
      title={title}
      shape={shape}
      {...(isCategory(category) ? { icon: laneIcons[category] } : {})}
      count={t('lobby.games', { count })}
      seeAll={{ label: t('common.all'), onClick: () => void site.openOverlay('search', { category, title }) }}
    >
      {games.slice(0, limits.laneCards).map((game, index) => (
        <Card key={game.id} game={game} shape={shape} eager={first && index < 3} />
      ))}
    </Lane>
  )
}

function Card({ game, shape, eager }: { game: Game; shape: 'portrait' | 'wide' | 'square'; eager: boolean }) {
  const t = useText()
  const imageSource = useImageSource()
  const play = usePlay()
  const { name, vendor, image, badge, nextDraw } = game
  return (
    <GameCard
      title={name}
      shape={shape}
      eager={eager}
      image={imageSource(image)}
      {...(vendor === '' ? {} : { vendor })}
      {...(badge
        ? { badge: { text: t(`lobby.${badge}`), tone: badge === 'hot' ? 'danger' : 'accent' } }
        : {})}
      {...(nextDraw === undefined ? {} : { footnote: <NextDraw at={nextDraw} /> })}
      onClick={() => play(game)}
    />
  )
}
