import type { SearchScope } from '../../contract/overlays'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { GameList } from '../../kit/games/GameList'
import { loadLanes } from '../../kit/games/loadLanes'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { SkeletonLane } from '../../ui/feedback/SkeletonLane'
import { addRecentSearch } from './recentSearches'
import { SearchFailed } from './SearchFailed'
import { SearchNone } from './SearchNone'

interface SearchResultsProps {
  readonly keyword: string | undefined
  readonly category: string | undefined
  onScope(scope: SearchScope): void
}

/** The games that the platform found, or else those with a name close to the keyword. */
export function SearchResults({ keyword, category, onScope }: SearchResultsProps) {
  const site = useSite()
  const t = useText()
  const results = useQuery(`${site.text.language} ${category ?? ''} ${keyword ?? ''}`, async (isRetry) => {
    const lanes = await loadLanes(site, isRetry, { keyword, gameClassify: category })
    const games = lanes.flatMap((lane) => lane.games)
    if (keyword !== undefined && games.length > 0) addRecentSearch(site.browser.storage, keyword)
    return games
  })

  if (results.status === 'pending' && !results.value)
    return (
      <>
        <SlowRetry onRetry={results.retry} />
        <SkeletonLane />
      </>
    )
  if (results.status === 'error') {
    return <SearchFailed cause={results.cause} retry={results.retry} />
  }
  const games = results.value ?? []
  if (games.length === 0)
    return <SearchNone key={keyword} keyword={keyword ?? ''} category={category} onScope={onScope} />
  return (
    <>
      <p className="SearchSheet-count" role="status">
        {t('search.results', { count: games.length })}
      </p>
      <GameList key={`${category} ${keyword}`} games={games} />
    </>
  )
}
