import { useState } from 'react'
import type { SearchScope } from '../../contract/overlays'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { ListedGame } from '../../kit/games/ListedGame'
import { useSite, useText } from '../../kit/useSite'
import * as limits from '../../tables/limits'
import { GameGrid } from '../../ui/games/GameGrid'
import { Chip } from '../../ui/lists/Chip'
import { clearRecentSearches, recentSearches } from './recentSearches'
import { SearchCategories } from './SearchCategories'
import { SearchFailed } from './SearchFailed'
import { useLanes } from './useLanes'

interface SearchStartProps {
  onKeyword(keyword: string): void
  onScope(scope: SearchScope): void
}

/** Before anything is typed: recent searches, the categories, and popular games. */
export function SearchStart({ onKeyword, onScope }: SearchStartProps) {
  const t = useText()
  const lanes = useLanes()
  const popular = (lanes.value ?? []).flatMap(({ games }) => games).filter(({ badge }) => badge === 'hot')
  return (
    <>
      <RecentSearches onKeyword={onKeyword} />
      {!lanes.value && lanes.status === 'error' && <SearchFailed cause={lanes.cause} retry={lanes.retry} />}
      {!lanes.value && lanes.status === 'pending' && <SlowRetry onRetry={lanes.retry} />}
      <SearchCategories lanes={lanes.value ?? []} onScope={onScope} />
      {popular.length > 0 && (
        <section className="SearchSheet-section">
          <h3>{t('search.popular')}</h3>
          <GameGrid>
            {popular.slice(0, limits.popularGames).map((game) => (
              <ListedGame key={game.id} game={game} />
            ))}
          </GameGrid>
        </section>
      )}
    </>
  )
}

function RecentSearches({ onKeyword }: Pick<SearchStartProps, 'onKeyword'>) {
  const { storage } = useSite().browser
  const t = useText()
  const [keywords, setKeywords] = useState(() => recentSearches(storage))
  if (keywords.length === 0) return null
  return (
    <section className="SearchSheet-section">
      <h3>{t('search.recent')}</h3>
      <ul className="SearchSheet-chips">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Chip label={keyword} onClick={() => onKeyword(keyword)} />
          </li>
        ))}
        <li>
          <Chip
            icon="close"
            label={t('search.clearRecent')}
            onClick={() => {
              clearRecentSearches(storage)
              setKeywords([])
            }}
          />
        </li>
      </ul>
    </section>
  )
}
