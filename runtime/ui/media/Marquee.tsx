import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { classNames } from '../classNames'
import { Icon } from './Icon'
import * as icons from './icons'

export interface MarqueeItem {
  id: string
  text: string
  /** With an address it is a link. */
  href?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export interface MarqueeProps {
  /** Read out before the items. */
  label: string
  items: readonly MarqueeItem[]
  /** In px per second. */
  speed: number
  pauseLabel: string
  playLabel: string
  /** The visitor has stopped it before. */
  initiallyPaused?: boolean | undefined
  onPausedChange?: ((paused: boolean) => void) | undefined
  /** Stopped by the parent: a hidden tab, an open dialog. */
  suspended?: boolean | undefined
}

/** Lines of text that run through. They stop when paused, touched or focused; with reduced motion they are scrolled by hand. */
export function Marquee(props: MarqueeProps) {
  const { label, items, speed, pauseLabel, playLabel, initiallyPaused, onPausedChange, suspended } = props
  /** Undefined until the visitor presses the button; after that, a focus no longer stops the text. */
  const [preference, setPreference] = useState<'run' | 'rest' | undefined>(
    initiallyPaused ? 'rest' : undefined,
  )
  const belt = useRef<HTMLDivElement>(null)
  const paused = preference === 'rest'
  useSpeed(belt, speed)
  return (
    <section
      className={classNames(
        'Marquee',
        (paused || suspended === true) && 'Marquee--still',
        preference === undefined && 'Marquee--shy',
      )}
      aria-label={label}
    >
      <Icon icon={icons.horn} size="s" />
      <div className="Marquee-view">
        <div className="Marquee-belt" ref={belt}>
          <Run items={items} />
          <Run items={items} again />
        </div>
      </div>
      <IconButton
        icon={paused ? 'play' : icons.pause}
        label={paused ? playLabel : pauseLabel}
        onClick={() => {
          setPreference(paused ? 'run' : 'rest')
          onPausedChange?.(!paused)
        }}
      />
    </section>
  )
}

/** All items once. They are there twice, so that the belt has no end; the second time only for the eyes and for a finger. */
function Run({ items, again }: Pick<MarqueeProps, 'items'> & { again?: boolean }) {
  return (
    <div className={classNames('Marquee-run', again && 'Marquee-run--again')} aria-hidden={again}>
      {items.map(({ id, text, href, onClick }) =>
        href === undefined ? (
          <bdi key={id} className="Marquee-text">
            {text}
          </bdi>
        ) : (
          <a
            key={id}
            className="Marquee-text"
            href={href}
            onClick={onClick}
            tabIndex={again ? -1 : undefined}
          >
            <bdi>{text}</bdi>
          </a>
        ),
      )}
    </div>
  )
}

/** A longer belt takes longer, so that every text runs at the same speed. */
function useSpeed(belt: RefObject<HTMLDivElement | null>, speed: number): void {
  useLayoutEffect(() => {
    const { current } = belt
    if (!current) return
    const measure = () => {
      current.style.animationDuration = `${current.scrollWidth / 2 / speed}s`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [belt, speed])
}
