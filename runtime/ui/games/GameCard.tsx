import type { MouseEvent, ReactNode } from 'react'
import { Pressable } from '../actions/Pressable'
import { classNames } from '../classNames'
import { Icon, type IconSource } from '../media/Icon'
import { type PictureSource, pictureProps, usePicture } from '../media/picture'
import { Badge, type BadgeProps } from '../text/Badge'
import type { CardShape } from './Lane'

export interface GameCardProps {
  title: string
  vendor?: string | undefined
  shape?: CardShape | undefined
  /** The title's first letters are the fallback. */
  image?: PictureSource | undefined
  /** The width of the picture where the card is not in a lane, as in the `sizes` of an `img`. */
  sizes?: string | undefined
  /** `eager` for the first cards on the screen; a card that is far from it has no picture yet. */
  loading?: 'eager' | 'lazy' | 'later' | undefined
  badge?: { text: string; tone?: BadgeProps['tone']; icon?: IconSource | undefined } | undefined
  /** Under the picture: a countdown, a limit, a number of players. */
  footnote?: ReactNode
  href?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** A control of its own in the upper corner; the card's parent is its frame. */
  corner?: ReactNode
}

/** As in the styles; a picture of another ratio is cropped. */
const pictureDimensions: Record<CardShape, { width: number; height: number }> = {
  portrait: { width: 300, height: 400 },
  wide: { width: 400, height: 250 },
  square: { width: 300, height: 300 },
}

/** The widths in Lane.css, on a column of 480 px at most with gutters of 16 px. Older browsers know no clamp() here. */
const laneSizes: Record<CardShape, string> = {
  portrait: '(min-width: 480px) 135px, (min-width: 392px) calc(30vw - 10px), 108px',
  wide: '(min-width: 474px) 256px, (min-width: 336px) calc(58vw - 18px), 176px',
  square: '(min-width: 480px) 170px, (min-width: 360px) calc(38vw - 12px), 124px',
}

/** The widths in Lane.css of cards in a lane of mixed shapes. */
export const mixedSizes: Record<CardShape, string> = { portrait: '96px', wide: '205px', square: '128px' }

type GamePictureProps = Pick<GameCardProps, 'image' | 'title' | 'loading' | 'sizes'> & { shape: CardShape }

function GamePicture({ image, title, loading, shape, sizes = laneSizes[shape] }: GamePictureProps) {
  const { source, handlers } = usePicture(image)
  if (source === undefined) {
    return (
      <span className="GameCard-stand-in" aria-hidden="true">
        {[...title].slice(0, 2).join('')}
      </span>
    )
  }
  if (loading === 'later') return null
  return (
    <img
      className="GameCard-image"
      {...pictureDimensions[shape]}
      {...pictureProps(source, sizes)}
      alt=""
      loading={loading}
      // The first ones may be on the screen already, as a preview: they must not disappear for a moment.
      decoding={loading === 'eager' ? 'sync' : 'async'}
      draggable={false}
      {...handlers}
    />
  )
}

/** One game; the whole card is one tap target, but for its corner. */
export function GameCard({
  title,
  vendor,
  shape = 'portrait',
  image,
  sizes,
  loading = 'lazy',
  badge,
  footnote,
  href,
  onClick,
  corner,
}: GameCardProps) {
  return (
    <>
      <Pressable className={classNames('GameCard', `GameCard--${shape}`)} href={href} onClick={onClick}>
        <span className="GameCard-picture">
          <GamePicture key={image?.src} {...{ image, title, loading, shape, sizes }} />
        </span>
        <span className="GameCard-caption">
          <bdi className="GameCard-title">{title}</bdi>
          {vendor !== undefined && <bdi className="GameCard-vendor">{vendor}</bdi>}
        </span>
        {footnote !== undefined && <span className="GameCard-footnote">{footnote}</span>}
        {badge !== undefined && (
          <span className="GameCard-badge">
            <Badge tone={badge.tone ?? 'accent'}>
              {badge.icon !== undefined && <Icon icon={badge.icon} size="s" />}
              {badge.text}
            </Badge>
          </span>
        )}
      </Pressable>
      {corner}
    </>
  )
}
