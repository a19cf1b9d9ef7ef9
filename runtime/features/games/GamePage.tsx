import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { Place } from '../../kit/code/Place'
import { chipItems, sortByCategory } from '../../kit/games/gameCategories'
import { loadLanes } from '../../kit/games/loadLanes'
import { useMemberQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import type { LaneOfGames } from '../../rules/content/game'
import { withQuery } from '../../rules/network/url'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ChipRow } from '../../ui/lists/ChipRow'
import { CategoryGames } from './CategoryGames'
import { GamesFailed } from './GamesFailed'
import { GamesSkeleton } from './GamesSkeleton'

/** All games of a lane, and of one of its vendors (I2.08). The address says which: `category`, the id of the lane, and `vendor`. */
export default function GamePage() {
  const site = useSite()
  const t = useText()
  const { search } = useLocation()
  const { categories } = site.data.manifest
  const lanes = useMemberQuery(`lanes ${site.text.language}`, (isRetry) => loadLanes(site, isRetry))
  const ordered = useMemo(() => sortByCategory(lanes.value ?? [], categories), [lanes.value, categories])
  const query = new URLSearchParams(search)
  const lane = chosenLane(ordered, query.get('category'))

  /** Choices replace each other in the history: Back leaves the page. */
  function choose(category: string, vendor?: string): void {
    site.go(withQuery(site.location.path, { category, vendor }), { replace: true })
    site.browser.page.scrollToTop()
  }

  return (
    <div className="GamePage">
      <Place name="aboveGames" />
      {lane && (
        <div className="GamePage-bleed">
          <ChipRow
            label={t('games.categories')}
            active={lane.id}
            onSelect={choose}
            items={chipItems(ordered, t)}
          />
        </div>
      )}
      {lane && (
        <CategoryGames
          key={lane.id}
          lane={lane}
          isSplit={ordered.filter(({ category }) => category === lane.category).length > 1}
          vendor={query.get('vendor') ?? ''}
          onVendor={(vendor) => choose(lane.id, vendor || undefined)}
        />
      )}
      {!lanes.value && lanes.status === 'pending' && <GamesSkeleton onRetry={lanes.retry} />}
      {!lanes.value && lanes.status === 'error' && <GamesFailed cause={lanes.cause} retry={lanes.retry} />}
      {lanes.value?.length === 0 && (
        <EmptyState icon="slots" title={t('lobby.emptyTitle')} text={t('lobby.emptyText')} />
      )}
    </div>
  )
}

/** The lane in the address, else the first one. The first lane of a category has the category's name as its id. */
const chosenLane = (lanes: readonly LaneOfGames[], id: string | null): LaneOfGames | undefined =>
  lanes.find((lane) => lane.id === id) ?? lanes[0]
