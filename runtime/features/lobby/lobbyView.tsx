import type { ReactNode } from 'react'
import type { Translate } from '../../contract/text'
import { categoryName, isCategory, laneIcons, shapeOf } from '../../kit/games/gameCategories'
import type { Banner } from '../../rules/content/banner'
import type { Game, LaneOfGames } from '../../rules/content/game'
import type { RecentGame } from '../../rules/content/recentGames'
import type { ImageSource } from '../../rules/network/imageUrl'
import * as limits from '../../tables/limits'
import { DrawCountdown, DrawSlide } from '../../ui/games/DrawSlide'
import { type GameCardProps, mixedSizes } from '../../ui/games/GameCard'
import type { HeroProps, HeroSlide } from '../../ui/games/Hero'
import type { CardShape, LaneProps } from '../../ui/games/Lane'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { Icon } from '../../ui/media/Icon'

/*
 * What the lobby shows of its data. The page and its preview share it, so that nothing moves when the page takes over.
 */

export { chipItems, sortByCategory } from '../../kit/games/gameCategories'

interface ViewContext {
  readonly t: Translate
  readonly imageSource: (image: string | undefined) => ImageSource | undefined
}

export const laneProps = (
  lane: LaneOfGames,
  t: Translate,
): Pick<LaneProps, 'id' | 'title' | 'icon' | 'count'> & { shape: CardShape } => ({
  id: lane.id,
  title: categoryName(lane, t),
  shape: shapeOf(lane.category),
  ...(isCategory(lane.category) ? { icon: laneIcons[lane.category] } : {}),
  count: t('lobby.games', { count: lane.count }),
})

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
  ...(vendor === '' ? {} : { vendor }),
  ...(badge ? { badge: { text: t(`lobby.${badge}`), tone: badge === 'hot' ? 'danger' : 'accent' } } : {}),
})

/** The lane of the games that were opened last. */
export const recentLaneProps = (t: Translate): Pick<LaneProps, 'title' | 'shape' | 'icon'> => ({
  title: t('lobby.continuePlaying'),
  shape: 'mixed',
  icon: 'play',
})

export function recentCardProps(
  game: RecentGame,
  index: number,
  context: ViewContext,
): Omit<GameCardProps, 'onClick'> {
  const shape = shapeOf(game.category)
  const loading = index < limits.eagerCards ? 'eager' : 'lazy'
  return { ...cardProps(game, context), shape, sizes: mixedSizes[shape], loading }
}

export interface HeroContext extends ViewContext {
  /** How a banner's link is followed. */
  readonly linkProps: (banner: Banner) => Pick<HeroSlide, 'link' | 'note'> | undefined
}

export const heroProps = (
  slides: readonly HeroSlide[],
  t: Translate,
): Pick<HeroProps, 'label' | 'dotLabel' | 'slides'> => ({
  label: t('lobby.banners'),
  dotLabel: (position) => t('lobby.bannerPosition', { number: position + 1, total: slides.length }),
  slides,
})

export const bannerSlides = (
  banners: readonly Banner[],
  { imageSource, linkProps }: HeroContext,
): HeroSlide[] =>
  banners.map((banner) => ({
    id: banner.id,
    image: imageSource(banner.image),
    alt: banner.alt,
    ...linkProps(banner),
  }))

/** The slide of the draw that leads the lobby. */
export const drawSlide = (
  { name, image }: Pick<Game, 'name' | 'image'>,
  countdown: ReactNode,
  { t, imageSource }: ViewContext,
): HeroSlide => ({
  id: 'draw',
  content: (
    <DrawSlide key={image} label={t('lobby.nextDrawLabel')} title={name} image={imageSource(image)}>
      {countdown}
    </DrawSlide>
  ),
})

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
