import { useAtomValue } from 'jotai/react'
import type { Game } from '../../rules/content/game'
import { cardPartsAtom } from '../../state/games'
import { GameCard } from '../../ui/games/GameCard'
import { useService } from '../code/useService'
import { useImageSource } from '../useImageSource'
import { shapeOf } from './gameCategories'
import { Stakes } from './Stakes'

/** The columns of `.GameGrid`, on a sheet of 480 px at most with gutters of 16 px. */
const columnSizes = '(min-width: 480px) 142px, (min-width: 368px) calc(33.4vw - 18px), calc(50vw - 22px)'
const wideColumnSizes = '(min-width: 480px) 218px, calc(50vw - 22px)'

interface ListedGameProps {
  readonly game: Game
  /** All games of the grid have wide pictures. */
  readonly onlyWide?: boolean
}

/** A game in a grid; a tap does the same as in the lobby. */
export function ListedGame({ game, onlyWide = false }: ListedGameProps) {
  const imageSource = useImageSource()
  const play = useService('play')
  const { Corner } = useAtomValue(cardPartsAtom)
  const { name, vendor, image, category } = game
  return (
    <GameCard
      title={name}
      shape={shapeOf(category)}
      image={imageSource(image)}
      sizes={onlyWide ? wideColumnSizes : columnSizes}
      vendor={vendor || undefined}
      onClick={() => play(game)}
      footnote={game.stakes === undefined ? undefined : <Stakes game={game} />}
      corner={Corner && <Corner game={game} />}
    />
  )
}
