import type { Translate } from '../contract/text'
import type { Draw } from '../features/lobby/leadingDraw'
import {
  bannerSlides,
  cardProps,
  chipItems,
  DrawTime,
  drawSlide,
  type HeroContext,
  heroProps,
  initialCards,
  initialLoading,
  LeadingTime,
  laneProps,
  recentCardProps,
  recentLaneProps,
} from '../features/lobby/lobbyView'
import type { Banner } from '../rules/content/banner'
import type { Game, LaneOfGames } from '../rules/content/game'
import type { RecentGame } from '../rules/content/recentGames'
import type { ImageSource } from '../rules/network/imageUrl'
import { formatCountdown } from '../rules/text/countdown'
import { GameCard } from '../ui/games/GameCard'
import { Hero } from '../ui/games/Hero'
import { Lane } from '../ui/games/Lane'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden'
import { ChipRow } from '../ui/lists/ChipRow'

const nothing = (): void => undefined

export interface PreviewContext {
  readonly t: Translate
  readonly imageSource: (image: string | undefined) => ImageSource | undefined
  readonly linkProps: HeroContext['linkProps']
  /** The time on the device's clock. */
  readonly now: number
}

/** The heading of features/lobby/Lobby.tsx. */
export const HeadingPreview = ({ t }: PreviewContext) => (
  <VisuallyHidden>
    <h1>{t('lobby.heading')}</h1>
  </VisuallyHidden>
)

interface HeroPreviewProps extends PreviewContext {
  readonly banners: readonly Banner[]
  readonly draw: Draw | undefined
}

/** The banners as features/lobby/Highlights.tsx shows them. */
export function HeroPreview({ banners, draw, ...context }: HeroPreviewProps) {
  const slides = bannerSlides(banners, context)
  if (draw) {
    const time = <LeadingTime left={formatCountdown(draw.nextDraw - context.now)} t={context.t} />
    slides.unshift({ ...drawSlide(draw, time, context), link: {} })
  }
  if (slides.length === 0) return null
  return <Hero {...heroProps(slides, context.t)} index={0} onIndexChange={nothing} />
}

interface LanesPreviewProps extends PreviewContext {
  readonly lanes: readonly LaneOfGames[]
  readonly recent: readonly RecentGame[]
}

/** The lanes as features/lobby/Lobby.tsx shows them at first. */
export function LanesPreview({ lanes, recent, ...context }: LanesPreviewProps) {
  const { t } = context
  return (
    <div>
      <ChipRow
        sticky
        label={t('lobby.categories')}
        active={lanes[0]?.id}
        onSelect={nothing}
        items={chipItems(lanes, t)}
      />
      {recent.length > 0 && (
        <Lane {...recentLaneProps(t)}>
          {recent.map((game, index) => (
            <GameCard key={game.code} {...recentCardProps(game, index, context)} onClick={nothing} />
          ))}
        </Lane>
      )}
      {lanes.map((lane, index) => (
        <Lane key={lane.id} {...laneProps(lane, t)} seeAll={{ label: t('common.all'), onClick: nothing }}>
          {lane.games.slice(0, initialCards(index === 0)).map((game, position) => (
            <GameCard
              key={game.id}
              {...cardProps(game, context)}
              {...drawProps(game, context)}
              shape={laneProps(lane, t).shape}
              loading={initialLoading(index === 0, position)}
              onClick={nothing}
            />
          ))}
        </Lane>
      ))}
    </div>
  )
}

function drawProps({ nextDraw }: Game, { t, now }: PreviewContext) {
  if (nextDraw === undefined) return {}
  const left = formatCountdown(nextDraw - now)
  return { footnote: left !== undefined && <DrawTime left={left} t={t} /> }
}
