import { useMemo } from 'react'
import { GameList } from '../../kit/games/GameList'
import { categoryName, shapeOf } from '../../kit/games/gameCategories'
import { loadLanes } from '../../kit/games/loadLanes'
import { useMemberQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import type { Game, LaneOfGames } from '../../rules/content/game'
import { readGameLaunch } from '../../rules/games/gameLaunch'
import { readVendors } from '../../rules/games/vendor'
import { fields } from '../../rules/network/read'
import { readable } from '../../rules/network/readable'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ChipRow } from '../../ui/lists/ChipRow'
import { GamesFailed } from './GamesFailed'
import { GamesSkeleton } from './GamesSkeleton'
import { MatchList } from './MatchList'

interface CategoryGamesProps {
  readonly lane: LaneOfGames
  /** The category has other lanes, whose games are theirs. */
  readonly isSplit: boolean
  /** A vendor's id; empty for all. */
  readonly vendor: string
  readonly onVendor: (vendor: string) => void
}

type Lanes = readonly LaneOfGames[]

/** The lane with this id; all of the category where there is none: the platform may not tell them apart here. */
function ownLanes(lanes: Lanes = [], id?: string): Lanes {
  const own = lanes.filter((lane) => lane.id === id)
  return own.length > 0 ? own : lanes
}

const gamesOf = (lanes: Lanes = []): Game[] => lanes.flatMap(({ games }) => games)

/** Vendors, matches and games of one category, or of one of its lanes; rendered anew for another one (`key`). */
export function CategoryGames({ lane, isSplit, vendor, onVendor }: CategoryGamesProps) {
  const site = useSite()
  const t = useText()
  const { category } = lane
  const { language } = site.text
  const all = useMemberQuery(`games ${language} ${category}`, (isRetry) =>
    loadLanes(site, isRetry, { gameClassify: category }),
  )
  const games = useMemo(
    () =>
      gamesOf(ownLanes(all.value, isSplit ? lane.id : undefined)).filter(
        (game) => vendor === '' || readGameLaunch(game).vendor === vendor,
      ),
    [all.value, isSplit, lane.id, vendor],
  )
  return (
    <>
      <VendorRow category={category} vendor={vendor} onVendor={onVendor} />
      {category === 'sports' && <MatchList games={gamesOf(all.value)} />}
      {!all.value && all.status === 'pending' && (
        <GamesSkeleton shape={shapeOf(category)} onRetry={all.retry} />
      )}
      {!all.value && all.status === 'error' && <GamesFailed cause={all.cause} retry={all.retry} />}
      {all.value && (
        <section>
          <h2 className="GamePage-title">
            {categoryName(lane, t)}{' '}
            <span className="GamePage-count" role="status">
              {t('lobby.games', { count: games.length })}
            </span>
          </h2>
          {games.length === 0 ? (
            <EmptyState title={t('games.noneTitle')} text={t('games.noneText')} />
          ) : (
            <GameList key={vendor} games={games} />
          )}
        </section>
      )}
    </>
  )
}

/** The vendors of the category (E7.15); nothing when there is no choice, or they did not load. */
function VendorRow({
  category,
  vendor,
  onVendor,
}: { readonly category: string } & Pick<CategoryGamesProps, 'vendor' | 'onVendor'>) {
  const site = useSite()
  const t = useText()
  const vendors = useMemberQuery(`vendors ${site.text.language}`, async () => {
    const reply = await site.platform.call('gameVendors', { query: { platform: 'html5' }, alert: false })
    return readable(fields(reply).vendors, readVendors(reply))
  })
  if (!vendors.value && vendors.status === 'pending') return <div className="GamePage-vendors" />
  const ofCategory = (vendors.value ?? []).filter(({ categories }) => categories.includes(category))
  if (ofCategory.length < 2) return null
  const items = ofCategory.map(({ id, name }) => ({ id, label: name }))
  return (
    <div className="GamePage-bleed">
      <ChipRow
        label={t('games.vendors')}
        active={items.some(({ id }) => id === vendor) ? vendor : ''}
        onSelect={onVendor}
        items={[{ id: '', label: t('games.allVendors') }, ...items]}
      />
    </div>
  )
}
