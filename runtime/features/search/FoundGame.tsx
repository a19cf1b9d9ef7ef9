import { useSite } from '../../contract/useSite'
import type { Game } from '../../rules/game'
import { usePictures } from '../../state/usePictures'
import { GameCard } from '../../ui/GameCard'

/** One game that was found; a tap does what it does in the lobby. */
export function FoundGame({ game }: { game: Game }) {
  const site = useSite()
  const pictures = usePictures()
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
