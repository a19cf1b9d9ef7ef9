import { type ReactNode, useState } from 'react'
import { Pressable, type PressableProps } from '../actions/Pressable'
import { classNames } from '../classNames'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { type PictureSource, pictureProps, usePicture } from '../media/picture'
import { useSlideScroll } from '../media/useSlideScroll'

export interface HeroSlide {
  id: string
  /** A 16:7 picture, with its words; without one the slide has the brand's gradient. */
  image?: PictureSource | undefined
  /** Text alternative of the picture; shown when the picture is not. */
  alt?: string | undefined
  /** In the place of the picture. */
  content?: ReactNode
  /** It is painted with the shell: alone, it keeps the place that it has among others. */
  painted?: true | undefined
  /** What a tap does: with an address it is a link, otherwise a button. Absent: nothing. */
  link?: Pick<PressableProps, 'href' | 'target' | 'rel' | 'onClick'> | undefined
  /** Over the picture: where a link leads out of the site. */
  note?: ReactNode
}

export interface HeroProps {
  label: string
  slides: readonly HeroSlide[]
  /** The slide that is shown. The hero does not advance by itself: its parent changes the index. */
  index: number
  onIndexChange: (index: number) => void
  /** Accessible name of a dot. */
  dotLabel: (index: number) => string
  /** True while it is touched, hovered or focused: the parent must not advance it then. */
  onHoldChange?: ((held: boolean) => void) | undefined
  /** Beside the dots, for instance a pause button. */
  control?: ReactNode
}

/** The widths in Hero.css, on a column of 480 px at most with gutters of 16 px. */
const heroSizes = '(min-width: 480px) 424px, calc(100vw - 56px)'
const onlySlideSizes = '(min-width: 480px) 448px, calc(100vw - 32px)'

interface HeroSlideProps {
  slide: HeroSlide
  /** The first picture is the largest on the page: it is loaded before the others. */
  first?: boolean
  only?: boolean
  /** It has not been the shown one nor the next: its picture is not loaded yet. */
  distant?: boolean
}

function HeroPicture({ slide, first, only, distant }: HeroSlideProps) {
  const { source: image, handlers } = usePicture(slide.image)
  if (slide.content !== undefined) return slide.content
  if (image === undefined) return <span className="Hero-words">{slide.alt}</span>
  if (distant) return <VisuallyHidden>{slide.alt}</VisuallyHidden>
  return (
    <img
      className="Hero-image"
      width={640}
      height={280}
      {...pictureProps(image, only ? onlySlideSizes : heroSizes)}
      alt={slide.alt ?? ''}
      loading={first ? 'eager' : 'lazy'}
      {...(first ? { fetchPriority: 'high' } : {})}
      decoding={first ? 'sync' : 'async'}
      draggable={false}
      {...handlers}
    />
  )
}

/** What a slide shows, and where a tap on it leads. */
export function HeroPanel(props: HeroSlideProps) {
  const { link, note } = props.slide
  const picture = <HeroPicture key={props.slide.image?.src} {...props} />
  if (!link) return <div className="Hero-panel">{picture}</div>
  return (
    <Pressable className="Hero-panel" {...link}>
      {picture}
      {note}
    </Pressable>
  )
}

/** A carousel of 16:7 slides that shows the edge of the next one; swiped, scrolled, or controlled by dots. */
export function Hero({ label, slides, index, onIndexChange, dotLabel, onHoldChange, control }: HeroProps) {
  const [reached, setReached] = useState(index)
  if (index > reached) setReached(index)

  const { track, handleScroll, release } = useSlideScroll<HTMLUListElement>(index, onIndexChange)
  const holdHandler = (held: boolean) => () => {
    if (held) release()
    onHoldChange?.(held)
  }
  return (
    <section
      className={classNames('Hero', slides.length === 1 && slides[0]?.painted && 'Hero--lone')}
      aria-label={label}
      onPointerEnter={holdHandler(true)}
      onPointerLeave={holdHandler(false)}
      onFocus={holdHandler(true)}
      onBlur={holdHandler(false)}
    >
      <ul className="Hero-track" ref={track} onScroll={handleScroll}>
        {slides.map((slide, position) => (
          <li
            key={slide.id}
            className="Hero-slide"
            // By keyboard: the carousel may be on its way to another slide.
            onFocus={({ target }) => target.matches(':focus-visible') && onIndexChange(position)}
          >
            <HeroPanel
              slide={slide}
              first={position === 0}
              only={slides.length === 1}
              distant={position > Math.max(index, reached) + 1}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="Hero-controls">
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              className={classNames('Hero-dot', position === index && 'Hero-dot--active')}
              aria-label={dotLabel(position)}
              aria-current={position === index}
              onClick={() => onIndexChange(position)}
            />
          ))}
          {control}
        </div>
      )}
    </section>
  )
}
