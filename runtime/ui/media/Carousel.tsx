import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import * as icons from './icons'
import { useSlideScroll } from './useSlideScroll'

export interface CarouselSlide {
  id: string
  content: ReactNode
}

export interface CarouselProps {
  /** Accessible name. */
  label: string
  slides: readonly CarouselSlide[]
  /** The slide that is shown. The carousel does not advance by itself: its parent changes the index. */
  index: number
  onIndexChange: (index: number) => void
  /** What a screen reader calls a slide: "2 of 5". */
  positionLabel: (index: number) => string
  previousLabel: string
  nextLabel: string
  /** Its parent advances it: the position is not announced then. */
  isTurning?: boolean | undefined
  /** A finger or a pointer is on it. */
  onTouchChange?: ((touched: boolean) => void) | undefined
  /** Something in it has the focus. */
  onFocusChange?: ((focused: boolean) => void) | undefined
  /** Between the buttons, for instance a pause button. */
  control?: ReactNode
}

/** Slides of any content, as wide as the carousel: swiped, or turned by buttons. Long ones scroll inside. */
export function Carousel(props: CarouselProps) {
  const { label, slides, index, onIndexChange, positionLabel, onTouchChange, onFocusChange } = props
  const { track, handleScroll, release } = useSlideScroll<HTMLUListElement>(index, onIndexChange)
  const touchHandler = (touched: boolean) => () => {
    if (touched) release()
    onTouchChange?.(touched)
  }
  return (
    <section
      className="Carousel"
      aria-label={label}
      onPointerEnter={touchHandler(true)}
      onPointerDown={touchHandler(true)}
      onPointerLeave={touchHandler(false)}
      onPointerCancel={touchHandler(false)}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    >
      <ul className="Carousel-track" ref={track} onScroll={handleScroll}>
        {slides.map(({ id, content }, position) => (
          <li key={id} className="Carousel-item" inert={position !== index}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls with the keys */}
            <article className="Carousel-slide" aria-label={positionLabel(position)} tabIndex={0}>
              {content}
            </article>
          </li>
        ))}
      </ul>
      {slides.length > 1 && <CarouselControls {...props} />}
    </section>
  )
}

function CarouselControls(props: CarouselProps) {
  const { slides, index, onIndexChange, positionLabel, previousLabel, nextLabel, isTurning, control } = props
  return (
    <div className="Carousel-controls">
      <IconButton
        icon="back"
        label={previousLabel}
        disabled={index === 0}
        onClick={() => onIndexChange(index - 1)}
      />
      <p className="Carousel-position" aria-live={isTurning ? 'off' : 'polite'}>
        <VisuallyHidden>{positionLabel(index)}</VisuallyHidden>
        {slides.map(({ id }, position) => (
          <span
            key={id}
            className={position === index ? 'Carousel-dot Carousel-dot--active' : 'Carousel-dot'}
          />
        ))}
      </p>
      {control}
      <IconButton
        icon={icons.forward}
        label={nextLabel}
        disabled={index === slides.length - 1}
        onClick={() => onIndexChange(index + 1)}
      />
    </div>
  )
}
