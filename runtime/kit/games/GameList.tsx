import { useEffect, useRef, useState } from 'react'
import type { Game } from '../../rules/content/game'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { GameGrid, GameGridMore } from '../../ui/games/GameGrid'
import { useNear } from '../timing/useNear'
import { useText } from '../useSite'
import { shapeOf } from './gameCategories'
import { ListedGame } from './ListedGame'

/** A list of games; a long one grows as its end comes close, or by a button. */
export function GameList({ games }: { readonly games: readonly Game[] }) {
  const [count, setCount] = useState(limits.gamesPerPage)
  const onlyWide = games.every(({ category }) => shapeOf(category) === 'wide')
  return (
    <>
      <GameGrid shape={onlyWide ? 'wide' : undefined}>
        {games.slice(0, count).map((game) => (
          <ListedGame key={game.id} game={game} onlyWide={onlyWide} />
        ))}
      </GameGrid>
      {count < games.length && <NextPage key={count} onNext={() => setCount(count + limits.gamesPerPage)} />}
    </>
  )
}

function NextPage({ onNext }: { readonly onNext: () => void }) {
  const t = useText()
  const end = useRef<HTMLDivElement>(null)
  const isNear = useNear(end, limits.nextPageMargin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isNear) onNext()
  }, [isNear])
  return (
    <GameGridMore ref={end}>
      <Button wide variant="tonal" onClick={onNext}>
        {t('common.showMore')}
      </Button>
    </GameGridMore>
  )
}
