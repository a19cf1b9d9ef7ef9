import type { SearchScope } from '../../contract/overlays'
import { ListedGame } from '../../kit/games/ListedGame'
import { loadLanes } from '../../kit/games/loadLanes'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { isSame } from '../../rules/content/memberGames'
import { nearMatches, partsToSearch } from '../../rules/text/nearMatches'
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

/** What the platform finds by a part of the keyword, where it has found none by all of it. */
function useLanesOfParts(keyword: string, category: string | undefined) {
  const site = useSite()
  return useQuery(`${site.text.language} ${category ?? ''} ${keyword}`, async (isRetry) => {
    const search = (part: string) =>
      loadLanes(site, isRetry, { keyword: part, gameClassify: category }).catch(() => [])
    return (await Promise.all(partsToSearch(keyword).map(search))).flat()
  })
}

/** The platform found nothing: games with a name close to what was typed, and the categories. */
export function SearchNone({ keyword, category, onScope }: SearchNoneProps) {
  const t = useText()
  const lanes = useLanes()
  const parts = useLanesOfParts(keyword, category)
  const title = t('search.noneTitle', { keyword })
  if ([lanes, parts].some(({ value, status }) => !value && status === 'pending'))
    return <p role="status">{title}</p>
  const found = lanes.value ?? []
  const listed = [...found, ...(parts.value ?? [])]
    .filter((lane) => category === undefined || lane.category === category)
    .flatMap(({ games }) => games)
  const near = nearMatches(keyword, listed, ({ name }) => name)
  const games = near.filter((game, index) => near.findIndex((other) => isSame(other, game)) === index)
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
              <ListedGame key={`${game.category} ${game.code}`} game={game} />
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
