import { Children, type ReactNode, type Ref, useId } from 'react'
import { Pressable, type PressableProps } from '../actions/Pressable'
import { classNames } from '../classNames'
import { Icon, type IconSource } from '../media/Icon'

/** Aspect ratio of the cards: 3:4, 16:10, 1:1. */
export type CardShape = 'portrait' | 'wide' | 'square'

export interface LaneProps {
  title: string
  /** Cards of different shapes are equally high. */
  shape?: CardShape | 'mixed' | undefined
  icon?: IconSource | undefined
  count?: string | undefined
  seeAll?: ({ label: string } & Pick<PressableProps, 'href' | 'onClick'>) | undefined
  id?: string | undefined
  /** Its first ten cards carry their place. */
  ranked?: boolean | undefined
  /** It is far from the screen, and takes no work there; its height stays as it was. */
  far?: boolean | undefined
  laneRef?: Ref<HTMLElement> | undefined
  /** The list of cards, which scrolls sideways. */
  trackRef?: Ref<HTMLUListElement> | undefined
  /** The cards, each with a key. */
  children: ReactNode
}

function SeeAll({ label, href, onClick }: NonNullable<LaneProps['seeAll']>) {
  return (
    <Pressable className="Lane-all" href={href} onClick={onClick}>
      {label}
      <Icon icon="chevron" size="s" />
    </Pressable>
  )
}

/** A titled row of cards that scrolls sideways with snapping. It has its own gutters: use it on a page with `bleed`. */
export function Lane({
  title,
  shape = 'portrait',
  icon,
  count,
  seeAll,
  id,
  ranked,
  far,
  laneRef,
  trackRef,
  children,
}: LaneProps) {
  const headingId = useId()
  return (
    <section
      className={classNames('Lane', far && 'Lane--far')}
      aria-labelledby={headingId}
      id={id}
      ref={laneRef}
    >
      <div className="Lane-head">
        <h2 className="Lane-title" id={headingId}>
          {icon !== undefined && <Icon icon={icon} />}
          {title}
        </h2>
        {count !== undefined && <span className="Lane-count">{count}</span>}
        {seeAll !== undefined && <SeeAll {...seeAll} />}
      </div>
      <ul
        className={classNames('Lane-track', `Lane-track--${shape}`, ranked && 'Lane-track--ranked')}
        ref={trackRef}
      >
        {Children.map(children, (card) => (
          <li className="Lane-item">{card}</li>
        ))}
      </ul>
    </section>
  )
}
