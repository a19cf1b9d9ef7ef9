import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes'
import { centreOf, nearestToCentre } from './scrolling'

export interface HeroSlide {
  id: string
  /** Address of a 16:7 picture; without one the slide stands on the brand's gradient. */
  image?: string | undefined
  /** Says what the picture says, when there is no title. */
  alt?: string | undefined
  title?: string | undefined
  text?: string | undefined
  /** Words of the pill, for instance "play now". */
  action?: string | undefined
  href?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export interface HeroProps {
  label: string
  slides: readonly HeroSlide[]
  /** The slide that is shown. The hero never turns by itself: who wants that moves the index. */
  index: number
  onIndex: (index: number) => void
  /** Spoken name of a dot. */
  dotLabel: (index: number) => string
  /** True while a finger, the mouse or the focus is on it: whoever turns the slides waits. */
  onHold?: ((held: boolean) => void) | undefined
  /** Beside the dots, for instance a pause button. */
  control?: ReactNode
}

function HeroPicture({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const [failed, setFailed] = useState(false)
  const worded = slide.title !== undefined || slide.text !== undefined
  return (
    <>
      {slide.image !== undefined && !failed && (
        <img
          className="Hero-image"
          src={slide.image}
          alt={worded ? '' : (slide.alt ?? '')}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
      {failed && !worded && <span className="Hero-words">{slide.alt}</span>}
      {worded && (
        <>
          {slide.image !== undefined && <span className="Hero-scrim" />}
          <span className="Hero-words">
            {slide.title !== undefined && <span className="Hero-title">{slide.title}</span>}
            {slide.text !== undefined && <span className="Hero-text">{slide.text}</span>}
            {slide.action !== undefined && <span className="Hero-action">{slide.action}</span>}
          </span>
        </>
      )}
    </>
  )
}

function HeroPanel({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const picture = <HeroPicture slide={slide} first={first} />
  const events = slide.onClick === undefined ? {} : { onClick: slide.onClick }
  if (slide.href !== undefined) {
    return (
      <a className="Hero-panel" href={slide.href} {...events}>
        {picture}
      </a>
    )
  }
  if (slide.onClick === undefined) return <div className="Hero-panel">{picture}</div>
  return (
    <button type="button" className="Hero-panel" {...events}>
      {picture}
    </button>
  )
}

/** Slides of 16:7 with a peek of the next; swiped, scrolled or reached by dots. */
export function Hero({ label, slides, index, onIndex, dotLabel, onHold, control }: HeroProps) {
  const track = useRef<HTMLUListElement>(null)
  /** Set while the track moves by itself: slides that pass by on the way are not reported. */
  const heading = useRef<number | undefined>(undefined)

  useEffect(() => {
    const element = track.current
    const slide = element?.children[index]
    if (!element || !slide || nearestToCentre(element) === index) return
    heading.current = index
    element.scrollTo({ left: centreOf(element, slide as HTMLElement) })
  }, [index])

  const report = (): void => {
    if (!track.current) return
    const nearest = nearestToCentre(track.current)
    if (heading.current === nearest) heading.current = undefined
    else if (heading.current === undefined && nearest !== index) onIndex(nearest)
  }
  const hold = (held: boolean) => () => {
    if (held) heading.current = undefined
    onHold?.(held)
  }
  return (
    <section
      className="Hero"
      aria-label={label}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <ul className="Hero-track" ref={track} onScroll={report}>
        {slides.map((slide, position) => (
          <li key={slide.id} className="Hero-slide">
            <HeroPanel slide={slide} first={position === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="Hero-controls">
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              className={classes('Hero-dot', position === index && 'Hero-dot--active')}
              aria-label={dotLabel(position)}
              aria-current={position === index}
              onClick={() => onIndex(position)}
            />
          ))}
          {control}
        </div>
      )}
    </section>
  )
}
