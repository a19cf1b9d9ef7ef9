import type { SearchScope } from '../../contract/overlays'
import { ListedGame } from '../../kit/games/ListedGame'
import { useText } from '../../kit/useSite'
import { nearMatches } from '../../rules/text/nearMatches'
import * as limits from '../../tables/limits'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { GameGrid } from '../../ui/games/GameGrid'
import { SearchCategories } from './SearchCategories'
import { useLanes } from './useLanes'

interface SearchNoneProps {
  readonly keyword: string
  readonly category: string | undefined
  onScope(scope: SearchScope): void
}

/** The platform found nothing: games with a name close to what was typed, and the categories. */
export function SearchNone({ keyword, category, onScope }: SearchNoneProps) {
  const t = useText()
  const lanes = useLanes()
  const title = t('search.noneTitle', { keyword })
  if (!lanes.value && lanes.status === 'pending') return <p role="status">{title}</p>
  const found = lanes.value ?? []
  const near = nearMatches(
    keyword,
    found
      .filter((lane) => category === undefined || lane.category === category)
      .flatMap(({ games }) => games),
    ({ name }) => name,
  )
  const games = near.filter(({ id }, index) => near.findIndex((game) => game.id === id) === index)
  return (
    <>
      {games.length > 0 ? (
        <section className="SearchSheet-section">
          <p className="SearchSheet-count" role="status">
            {title}
          </p>
          <h3>{t('search.near')}</h3>
          <GameGrid>
            {games.slice(0, limits.nearGames).map((game) => (
              <ListedGame key={game.id} game={game} />
            ))}
          </GameGrid>
        </section>
      ) : (
        <EmptyState title={title} text={t('search.noneText')} />
      )}
      <SearchCategories lanes={found} onScope={onScope} />
    </>
  )
}
