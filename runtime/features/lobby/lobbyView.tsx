import type { Key, ReactNode, Ref } from 'react'
import type { SiteManifest } from '../../browser/start/siteData'
import type { Translate } from '../../contract/text'
import { categoryName, chipItems, iconOf, shapeOf } from '../../kit/games/gameCategories'
import type { Game, LaneOfGames } from '../../rules/content/game'
import type { OwnGamesOfMember, StoredGame } from '../../rules/content/memberGames'
import type { ImageSource } from '../../rules/network/imageUrl'
import type { Category as GameCategory } from '../../schema/manifest.gen'
import * as limits from '../../tables/limits'
import { DrawCountdown } from '../../ui/games/DrawSlide'
import { GameCard, type GameCardProps, mixedSizes } from '../../ui/games/GameCard'
import { type CardShape, Lane, type LaneProps } from '../../ui/games/Lane'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { ChipRow, type ChipRowProps } from '../../ui/lists/ChipRow'
import { Icon } from '../../ui/media/Icon'

/*
 * What the lobby shows of its data. The page and its preview share it, so that nothing moves when the page takes over.
 */

export { sortByCategory } from '../../kit/games/gameCategories'

export interface ViewContext {
  readonly t: Translate
  readonly imageSource: (image: string | undefined) => ImageSource | undefined
}

/** The cards of a lane that are rendered before it comes close to the screen. */
export const initialCards = (isFirst: boolean): number =>
  isFirst ? limits.firstLaneCards : limits.distantLaneCards

export const initialLoading = (isFirst: boolean, index: number): GameCardProps['loading'] =>
  isFirst && index < limits.eagerCards ? 'eager' : 'later'

export const cardProps = (
  { name, vendor, image, badge }: Pick<Game, 'name' | 'vendor' | 'image'> & Partial<Game>,
  { t, imageSource }: ViewContext,
): Pick<GameCardProps, 'title' | 'image' | 'vendor' | 'badge'> => ({
  title: name,
  image: imageSource(image),
  vendor: vendor || undefined,
  badge: badge && { text: t(`lobby.${badge}`), tone: badge === 'hot' ? 'danger' : 'accent' },
})

/** What a screen reader calls the page. */
export const LobbyHeading = ({ t }: { readonly t: Translate }) => (
  <VisuallyHidden>
    <h1>{t('lobby.heading')}</h1>
  </VisuallyHidden>
)

interface LobbyLanesProps extends Pick<ChipRowProps, 'active' | 'onSelect'> {
  readonly lanes: readonly LaneOfGames[]
  readonly t: Translate
  /** What stands above the lanes: the games that were opened last. */
  readonly children: ReactNode
  readonly lane: (lane: LaneOfGames, isFirst: boolean) => ReactNode
  readonly listRef?: Ref<HTMLDivElement> | undefined
}

/** The categories, and the games in lanes. */
export const LobbyLanes = ({ lanes, t, active, onSelect, children, lane, listRef }: LobbyLanesProps) => (
  <div ref={listRef}>
    <ChipRow
      sticky
      label={t('lobby.categories')}
      active={active}
      onSelect={onSelect}
      items={chipItems(lanes, t)}
    />
    {children}
    {lanes.map((one, index) => lane(one, index === 0))}
  </div>
)

/** Whether the games of a lane carry their place (D221). */
export const isRanked = ({ category }: LaneOfGames, { lobby }: Pick<SiteManifest, 'lobby'>) =>
  lobby?.topTen?.includes(category as GameCategory)

interface LobbyLaneProps extends Pick<LaneProps, 'ranked' | 'far' | 'laneRef' | 'trackRef'> {
  readonly lane: LaneOfGames
  readonly t: Translate
  readonly onSeeAll: () => void
  /** How many cards are rendered. */
  readonly count: number
  readonly card: (game: Game, index: number, card: Pick<LobbyCardProps, 'shape' | 'bare'>) => ReactNode
}

/** One lane of games; "all" opens the whole category. */
export function LobbyLane({ lane, t, onSeeAll, count, card, ...rest }: LobbyLaneProps) {
  const { category } = lane
  const shape = shapeOf(category)
  const bare = count === limits.distantLaneCards
  return (
    <Lane
      id={lane.id}
      title={categoryName(lane, t)}
      shape={shape}
      icon={iconOf(category)}
      count={t('lobby.games', { count: lane.count })}
      seeAll={{ label: t('common.all'), onClick: onSeeAll }}
      {...rest}
    >
      {lane.games.slice(0, count).map((game, index) => card(game, index, { shape, bare }))}
    </Lane>
  )
}

export interface LobbyCardProps
  extends ViewContext,
    Pick<GameCardProps, 'loading' | 'onClick' | 'footnote' | 'corner'> {
  readonly game: Game
  readonly shape: CardShape
  /** Far from the screen: it holds the row's height, without what comes and goes (D214). */
  readonly bare: boolean
}

/** A game in its lane. */
export const LobbyCard = ({ game, t, imageSource, bare, footnote, ...rest }: LobbyCardProps) => (
  <GameCard
    {...cardProps(bare ? { ...game, badge: undefined } : game, { t, imageSource })}
    // Its line is there before what stands in it.
    footnote={(game.nextDraw ?? game.stakes) === undefined ? undefined : !bare && footnote}
    {...rest}
  />
)

interface OwnLanesProps extends ViewContext {
  readonly games: OwnGamesOfMember
  readonly onOpen: (game: StoredGame) => void
  /** What stands on a card. */
  readonly corner?: ((game: StoredGame) => ReactNode) | undefined
}

/** The lanes of the games that were opened last, and of those that are marked (D208); none without any. */
export const OwnLanes = ({ games: { recent, favourites }, ...props }: OwnLanesProps) => (
  <>
    <OwnLane {...props} title={props.t('lobby.continuePlaying')} games={recent} />
    <OwnLane {...props} title={props.t('lobby.favourites')} games={favourites} />
  </>
)

interface OwnLaneProps extends Omit<OwnLanesProps, 'games'>, Pick<LaneProps, 'title'> {
  readonly games: readonly StoredGame[]
}

const OwnLane = ({ games, onOpen, corner, title, ...context }: OwnLaneProps) =>
  games.length === 0 ? null : (
    <Lane title={title} shape="mixed">
      {games.map((game, index) => {
        const shape = shapeOf(game.category)
        return (
          <GameCard
            key={gameKey(game)}
            {...cardProps(game, context)}
            shape={shape}
            sizes={mixedSizes[shape]}
            loading={index < limits.eagerCards ? 'eager' : 'lazy'}
            onClick={() => onOpen(game)}
            corner={corner?.(game)}
          />
        )
      })}
    </Lane>
  )

const gameKey = ({ category, code }: StoredGame): Key => `${category} ${code}`

/** Of a draw that is over, no time is left. */
export function LeadingTime({ left, t }: { left: string | undefined; t: Translate }) {
  const time = left ?? noTime
  return <DrawCountdown time={time} label={t('lobby.nextDraw', { time })} />
}

const noTime = '0:00'

/** The time left until the next draw. */
export function DrawTime({ left, t }: { left: string; t: Translate }) {
  return (
    <span className="NextDraw" role="timer">
      <Icon icon="clock" size="s" />
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{t('lobby.nextDraw', { time: left })}</VisuallyHidden>
    </span>
  )
}
