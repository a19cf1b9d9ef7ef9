import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { GameList } from '../../kit/games/GameList'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { readableLanes } from '../../rules/content/readableLanes'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonLane } from '../../ui/feedback/SkeletonLane'
import { addRecentSearch } from './recentSearches'
import { SearchFailed } from './SearchFailed'

interface SearchResultsProps {
  readonly keyword: string | undefined
  readonly category: string | undefined
}

/** The games that the platform found. */
export function SearchResults({ keyword, category }: SearchResultsProps) {
  const site = useSite()
  const t = useText()
  const results = useQuery(`${site.text.language} ${category ?? ''} ${keyword ?? ''}`, async (isRetry) => {
    const query = { keyword, gameClassify: category }
    const lanes = readableLanes(
      await site.platform.call('gameLanes', { query, bypassCache: isRetry, alert: false }),
    )
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
  return (
    <>
      <p className="SearchSheet-count" role="status">
        {games.length > 0 && t('search.results', { count: games.length })}
      </p>
      {games.length === 0 ? (
        <EmptyState title={t('search.noneTitle', { keyword: keyword ?? '' })} text={t('search.noneText')} />
      ) : (
        <GameList key={`${category} ${keyword}`} games={games} />
      )}
    </>
  )
}
