import type { ReactNode } from 'react'
import type { SiteManifest } from '../../browser/start/siteData'
import type { Banner } from '../../rules/content/banner'
import type { Game } from '../../rules/content/game'
import { untrusted } from '../../rules/network/read'
import type { Banner as PlatformBanner } from '../../schema/replies.gen'
import { SkeletonHero } from '../../ui/feedback/SkeletonHero'
import { DrawSlide } from '../../ui/games/DrawSlide'
import { Hero, HeroPanel, type HeroProps, type HeroSlide } from '../../ui/games/Hero'
import { HeroArt } from '../../ui/games/HeroArt'
import type { ViewContext } from './lobbyView'

/*
 * The top of the lobby, which the page and its preview share (`lobbyView.tsx`).
 */

export interface HeroContext extends ViewContext {
  /** How a banner's link is followed. */
  readonly linkProps: (banner: Banner) => Pick<HeroSlide, 'link' | 'note'> | undefined
}

const bannerSlides = (banners: readonly Banner[], { imageSource, linkProps }: HeroContext): HeroSlide[] =>
  banners.map((banner) => ({
    id: banner.id,
    image: imageSource(banner.image),
    alt: banner.alt,
    ...linkProps(banner),
  }))

/** The slide of the draw that leads the lobby. */
const drawSlide = (
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

export interface LeadingDraw extends Pick<HeroSlide, 'link'> {
  readonly draw: Pick<Game, 'name' | 'image'>
  readonly countdown: ReactNode
}

/** The first slide, from the manifest (D197): `to` is where a tap leads. */
export type PaintedHero = NonNullable<NonNullable<SiteManifest['lobby']>['hero']>

function paintedSlide({ to }: PaintedHero, { t, linkProps }: HeroContext): HeroSlide {
  const banner = to === undefined ? undefined : paintedBanner(to)
  return {
    id: 'painted',
    painted: true,
    content: <HeroArt title={t('lobby.heroTitle')} text={t('lobby.heroText')} />,
    // What the build has checked can be followed before the rules for links have loaded.
    ...(banner && (linkProps(banner) ?? { link: { href: to, ...(to?.startsWith('/') ? {} : newTab) } })),
  }
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** Its link is followed as that of a banner. */
const paintedBanner = (to: string): Banner => ({
  id: '',
  image: '',
  alt: '',
  path: to,
  source: untrusted<PlatformBanner>({ linkageType: 'URL', linkage: to }),
})

interface LobbyHeroProps extends HeroContext, Pick<HeroProps, 'index' | 'onIndexChange'> {
  readonly painted: PaintedHero | undefined
  readonly banners: readonly Banner[]
  readonly leading: LeadingDraw | undefined
}

/**
 * The top of the lobby: what the manifest paints first, at a lottery the next draw, then the merchant's banners. Nothing without
 * any.
 */
export function LobbyHero({ painted, banners, leading, index, onIndexChange, ...context }: LobbyHeroProps) {
  const { t } = context
  const slides = bannerSlides(banners, context)
  if (leading) {
    const { draw, countdown, link } = leading
    slides.unshift({ ...drawSlide(draw, countdown, context), link })
  }
  if (painted) slides.unshift(paintedSlide(painted, context))
  if (slides.length === 0) return null
  return (
    <Hero
      label={t('lobby.banners')}
      dotLabel={(position) => t('lobby.bannerPosition', { number: position + 1, total: slides.length })}
      slides={slides}
      index={Math.min(index, slides.length - 1)}
      onIndexChange={onIndexChange}
    />
  )
}

/** The top of the lobby while it is not known what else is there: the same slide in the same place. */
export const WaitingHero = ({ painted, ...context }: HeroContext & Pick<LobbyHeroProps, 'painted'>) =>
  painted ? (
    <SkeletonHero
      first={
        <div className="Hero-slide">
          <HeroPanel slide={paintedSlide(painted, context)} />
        </div>
      }
    />
  ) : (
    <SkeletonHero />
  )
