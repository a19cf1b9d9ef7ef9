import type { ReactNode } from 'react'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { SkeletonHero } from '../../../runtime/ui/feedback/SkeletonHero'
import { HeroPanel } from '../../../runtime/ui/games/Hero'
import { HeroArt } from '../../../runtime/ui/games/HeroArt'
import type { Attributes } from '../site/html'
import { assetUrl, type SitePartsInput } from '../site/siteParts'
import { heroScrim } from '../theme/heroScrim'

type HeroInput = Pick<SitePartsInput, 'manifest' | 'assetOrigin' | 'hero'>

/** Its link, its art and its words, as features/lobby/lobbyView.tsx has them; undefined where the manifest gives none. */
export function renderPaintedHero(
  { lobby }: Pick<Manifest, 'lobby'>,
  placeholder: (key: string) => string,
): ReactNode | undefined {
  if (!lobby?.hero) return undefined
  const { to, text } = lobby.hero
  const isOutside = to !== undefined && !to.startsWith('/')
  const link = to !== undefined && {
    link: { href: to, ...(isOutside && { target: '_blank', rel: 'noopener noreferrer' }) },
  }
  const words = {
    title: placeholder('lobby.heroTitle'),
    text: text && placeholder('lobby.heroText'),
  }
  return (
    <SkeletonHero
      first={
        <div className="Hero-slide">
          <HeroPanel slide={{ id: 'painted', content: <HeroArt {...words} />, ...link }} />
        </div>
      }
    />
  )
}

/** For every page: which art the slide has, where a member comes to the lobby. */
export function heroTokens(input: HeroInput): string {
  if (!input.hero) return ''
  const sources = input.hero.files.map(
    ({ asset, density }) => `url(${assetUrl(input, asset)})${density === undefined ? '' : ` ${density}x`}`,
  )
  const [only = '', ...others] = sources
  const art = others.length === 0 ? only : `-webkit-image-set(${sources.join()})`
  return `:root{--hero-art:${art};--hero-scrim:${heroScrim(input.manifest.brand.theme).css}}`
}

/** For the lobby, before its shell: the slide's own style, and a small drawing itself. */
export const heroStyle = ({ hero, bundle }: Pick<SitePartsInput, 'hero' | 'bundle'>): string | undefined =>
  hero && bundle.paintedHeroCss + (hero.drawing ? `:root{--hero-art:url("${dataUrl(hero.drawing)}")}` : '')

/** The art of a lobby that has not got it in itself is asked for at once: styles name it only when the slide is there. */
export function heroPreload(input: HeroInput): Attributes | undefined {
  if (!input.hero || input.hero.drawing) return undefined
  const sources = input.hero.files.map(({ asset, density }) => `${assetUrl(input, asset)} ${density}x`)
  return { as: 'image', imagesrcset: sources.join(', '), fetchpriority: 'high' }
}

/** In double quotes in a style element: as short as it compresses best. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>\n]/g, (character) => encodeURIComponent(character))}`
