import { useImageUrl } from '../../kit/useImageUrl'
import { useSite } from '../../kit/useSite'
import type { Game } from '../../rules/content/game'
import { GameCard } from '../../ui/GameCard'

/** A game in the search; a tap does the same as in the lobby. */
export function SearchGameCard({ game }: { game: Game }) {
  const site = useSite()
  const imageUrl = useImageUrl()
  const { name, vendor, image } = game
  return (
    <GameCard
      title={name}
      shape="square"
      image={imageUrl(image)}
      {...(vendor === '' ? {} : { vendor })}
      onClick={() => void site.service('play').then((play) => play?.(game))}
    />
  )
}
