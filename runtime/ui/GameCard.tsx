import { type MouseEvent, type ReactNode, useState } from 'react'
import { Badge, type BadgeProps } from './Badge'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'
import type { CardShape } from './Lane'
import { Pressable } from './Pressable'

export interface GameCardProps {
  title: string
  vendor?: string | undefined
  shape?: CardShape | undefined
  /** URL of the picture; the title's first letters are the fallback. */
  image?: string | undefined
  /** `eager` for the first cards on the screen; a card that is far from it has no picture yet. */
  loading?: 'eager' | 'lazy' | 'later' | undefined
  badge?: { text: string; tone?: BadgeProps['tone']; icon?: IconName | undefined } | undefined
  /** Under the picture: a countdown, a limit, a number of players. */
  footnote?: ReactNode
  href?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

function GamePicture({ image, title, loading }: Pick<GameCardProps, 'image' | 'title' | 'loading'>) {
  const [failed, setFailed] = useState(false)
  if (image === undefined || failed) {
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
      src={image}
      alt=""
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

/** One game; the whole card is one tap target. */
export function GameCard(props: GameCardProps) {
  const { title, vendor, shape = 'portrait', image, loading = 'lazy', badge, footnote, href, onClick } = props
  return (
    <Pressable className={classNames('GameCard', `GameCard--${shape}`)} href={href} onClick={onClick}>
      <span className="GameCard-picture">
        <GamePicture key={image} {...{ image, title, loading }} />
      </span>
      <span className="GameCard-caption">
        <bdi className="GameCard-title">{title}</bdi>
        {vendor !== undefined && <bdi className="GameCard-vendor">{vendor}</bdi>}
        {footnote !== undefined && <span className="GameCard-footnote">{footnote}</span>}
      </span>
      {badge !== undefined && (
        <span className="GameCard-badge">
          <Badge tone={badge.tone ?? 'accent'}>
            {badge.icon !== undefined && <Icon name={badge.icon} size="s" />}
            {badge.text}
          </Badge>
        </span>
      )}
    </Pressable>
  )
}
