import { useImageSource } from '../../kit/useImageSource'
import { usePlay } from '../../kit/usePlay'
import type { Game } from '../../rules/content/game'
import { GameCard } from '../../ui/GameCard'

/** The columns of `.SearchSheet-grid`, on a sheet of 480 px at most with gutters of 16 px. */
const gridSizes = '(min-width: 480px) 142px, (min-width: 368px) calc(33.4vw - 18px), calc(50vw - 22px)'

/** A game in the search; a tap does the same as in the lobby. */
export function SearchGameCard({ game }: { game: Game }) {
  const imageSource = useImageSource()
  const play = usePlay()
  const { name, vendor, image } = game
  return (
    <GameCard
      title={name}
      shape="square"
      image={imageSource(image)}
      sizes={gridSizes}
      {...(vendor === '' ? {} : { vendor })}
      onClick={() => play(game)}
    />
  )
}
