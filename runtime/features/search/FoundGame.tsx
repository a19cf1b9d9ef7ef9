import { useImageUrl } from '../../kit/useImageUrl'
import { useSite } from '../../kit/useSite'
import type { Game } from '../../rules/content/game'
import { GameCard } from '../../ui/GameCard'

/** One game that was found; a tap does what it does in the lobby. */
export function FoundGame({ game }: { game: Game }) {
  const site = useSite()
  const pictures = useImageUrl()
  const { name, vendor, image } = game
  return (
    <GameCard
      title={name}
      shape="square"
      image={pictures(image)}
      {...(vendor === '' ? {} : { vendor })}
      onClick={() => void site.service('play').then((play) => play?.(game))}
    />
  )
}
