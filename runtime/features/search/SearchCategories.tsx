import type { SearchScope } from '../../contract/overlays'
import { categoryName } from '../../kit/games/gameCategories'
import { useText } from '../../kit/useSite'
import type { LaneOfGames } from '../../rules/content/game'
import { Chip } from '../../ui/lists/Chip'

interface SearchCategoriesProps {
  readonly lanes: readonly LaneOfGames[]
  onScope(scope: SearchScope): void
}

/** The categories, each of which shows all of its games. */
export function SearchCategories({ lanes, onScope }: SearchCategoriesProps) {
  const t = useText()
  if (lanes.length === 0) return null
  return (
    <section className="SearchSheet-section">
      <h3>{t('search.categories')}</h3>
      <ul className="SearchSheet-chips">
        {lanes.map((lane) => (
          <li key={lane.id}>
            <Chip
              label={categoryName(lane, t)}
              onClick={() => onScope({ category: lane.category, title: categoryName(lane, t) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
