import { useImageUrl } from '../../kit/useImageUrl'
import { usePlay } from '../../kit/usePlay'
import type { Game } from '../../rules/content/game'
import { GameCard } from '../../ui/GameCard'

/** A game in the search; a tap does the same as in the lobby. */
export function SearchGameCard({ game }: { game: Game }) {
  const imageUrl = useImageUrl()
  const play = usePlay()
  const { name, vendor, image } = game
  return (
    <GameCard
      title={name}
      shape="square"
      image={imageUrl(image)}
      {...(vendor === '' ? {} : { vendor })}
      onClick={() => play(game)}
    />
  )
}
