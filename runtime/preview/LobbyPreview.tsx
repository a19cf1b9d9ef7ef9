import type { Translate } from '../contract/text'
import {
  cardProps,
  chipItems,
  DrawTime,
  heroProps,
  initialCards,
  initialLoading,
  laneProps,
} from '../features/lobby/lobbyView'
import type { Banner } from '../rules/content/banner'
import type { Game, LaneOfGames } from '../rules/content/game'
import type { ImageSource } from '../rules/network/imageUrl'
import { formatCountdown } from '../rules/text/countdown'
import { ChipRow } from '../ui/ChipRow'
import { GameCard } from '../ui/GameCard'
import { Hero } from '../ui/Hero'
import { Lane } from '../ui/Lane'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const nothing = (): void => undefined

export interface PreviewContext {
  readonly t: Translate
  readonly imageSource: (image: string | undefined) => ImageSource | undefined
  readonly linkProps: (link: string | undefined) => { readonly href?: string }
  /** The time on the device's clock. */
  readonly now: number
}

/** The heading of features/lobby/Lobby.tsx. */
export const HeadingPreview = ({ t }: PreviewContext) => (
  <VisuallyHidden>
    <h1>{t('lobby.heading')}</h1>
  </VisuallyHidden>
)

/** The banners as features/lobby/Highlights.tsx shows them. */
export function HeroPreview({ banners, ...context }: PreviewContext & { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return <Hero {...heroProps(banners, context)} index={0} onIndexChange={nothing} />
}

/** The lanes as features/lobby/Lobby.tsx shows them at first. */
export function LanesPreview({ lanes, ...context }: PreviewContext & { lanes: readonly LaneOfGames[] }) {
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
  const left = nextDraw === undefined ? undefined : formatCountdown(nextDraw - now)
  return left === undefined ? {} : { footnote: <DrawTime left={left} t={t} /> }
}
