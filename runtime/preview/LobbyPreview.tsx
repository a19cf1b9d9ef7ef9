import type { ReactNode } from 'react'
import type { SiteManifest } from '../browser/start/siteData'
import type { Translate } from '../contract/text'
import type { Draw } from '../features/lobby/leadingDraw'
import { type HeroContext, LobbyHero, type PaintedHero } from '../features/lobby/lobbyHero'
import {
  DrawTime,
  initialCards,
  initialLoading,
  isRanked,
  LeadingTime,
  LobbyCard,
  LobbyHeading,
  LobbyLane,
  LobbyLanes,
  OwnLanes,
  type ViewContext,
} from '../features/lobby/lobbyView'
import type { Banner } from '../rules/content/banner'
import type { Game, LaneOfGames } from '../rules/content/game'
import type { OwnGamesOfMember } from '../rules/content/memberGames'
import { formatCountdown } from '../rules/text/countdown'

const nothing = (): void => undefined

export interface PreviewContext extends ViewContext, HeroContext {
  /** The time on the device's clock. */
  readonly now: number
}

export const HeadingPreview = ({ t }: PreviewContext) => <LobbyHeading t={t} />

interface HeroPreviewProps extends PreviewContext {
  readonly painted: PaintedHero | undefined
  readonly banners: readonly Banner[]
  readonly draw: Draw | undefined
}

/** The banners as they are at first. */
export function HeroPreview({ painted, banners, draw, now, ...context }: HeroPreviewProps) {
  const countdown = draw && <LeadingTime left={formatCountdown(draw.nextDraw - now)} t={context.t} />
  return (
    <LobbyHero
      {...context}
      painted={painted}
      banners={banners}
      leading={draw && { draw, countdown, link: {} }}
      index={0}
      onIndexChange={nothing}
    />
  )
}

interface LanesPreviewProps extends PreviewContext {
  readonly manifest: SiteManifest
  readonly lanes: readonly LaneOfGames[]
  readonly own: OwnGamesOfMember
}

/** The lanes as they are at first. */
export function LanesPreview({ manifest, lanes, own, now, t, imageSource }: LanesPreviewProps) {
  const context = { t, imageSource }
  return (
    <LobbyLanes
      lanes={lanes}
      t={t}
      active={lanes[0]?.id}
      onSelect={nothing}
      lane={(lane, isFirst) => (
        <LobbyLane
          key={lane.id}
          ranked={isRanked(lane, manifest)}
          lane={lane}
          t={t}
          onSeeAll={nothing}
          count={initialCards(isFirst)}
          card={(game, index, card) => (
            <LobbyCard
              key={game.id}
              {...context}
              {...card}
              game={game}
              footnote={drawTime(game, t, now)}
              loading={initialLoading(isFirst, index)}
              onClick={nothing}
            />
          )}
        />
      )}
    >
      <OwnLanes {...context} games={own} onOpen={nothing} />
    </LobbyLanes>
  )
}

function drawTime({ nextDraw }: Game, t: Translate, now: number): ReactNode {
  const left = nextDraw === undefined ? undefined : formatCountdown(nextDraw - now)
  return left !== undefined && <DrawTime left={left} t={t} />
}
