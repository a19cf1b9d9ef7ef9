import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './classNames'
import { Pressable } from './Pressable'
import { type PictureSource, pictureProps, usePicture } from './picture'
import { indexNearestCentre, scrollLeftToCentre } from './scrolling'
import { VisuallyHidden } from './VisuallyHidden'

export interface HeroSlide {
  id: string
  /** A 16:7 picture; without one the slide has the brand's gradient. */
  image?: PictureSource | undefined
  /** Text alternative of the picture, when there is no title; shown when the picture is not. */
  alt?: string | undefined
  title?: string | undefined
  text?: string | undefined
  /** In the place of picture and text. */
  content?: ReactNode
  /** Label of the button, for instance "play now". */
  action?: string | undefined
  href?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
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
  first: boolean
  only: boolean
  /** It has not been the shown one nor the next: its picture is not loaded yet. */
  distant: boolean
}

function HeroPicture({ slide, first, only, distant }: HeroSlideProps) {
  const hasText = slide.title !== undefined || slide.text !== undefined
  const { source: image, handlers } = usePicture(slide.image)
  if (slide.content !== undefined) return slide.content
  if (distant && image !== undefined && !hasText) return <VisuallyHidden>{slide.alt}</VisuallyHidden>
  return (
    <>
      {image !== undefined && !distant && (
        <img
          className="Hero-image"
          width={640}
          height={280}
          {...pictureProps(image, only ? onlySlideSizes : heroSizes)}
          alt={hasText ? '' : (slide.alt ?? '')}
          loading={first ? 'eager' : 'lazy'}
          {...(first ? { fetchPriority: 'high' } : {})}
          decoding={first ? 'sync' : 'async'}
          draggable={false}
          {...handlers}
        />
      )}
      {image === undefined && !hasText && <span className="Hero-words">{slide.alt}</span>}
      {hasText && (
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

function HeroPanel(props: HeroSlideProps) {
  const { href, onClick } = props.slide
  const picture = <HeroPicture key={props.slide.image?.src} {...props} />
  if (href === undefined && onClick === undefined) return <div className="Hero-panel">{picture}</div>
  return (
    <Pressable className="Hero-panel" href={href} onClick={onClick}>
      {picture}
    </Pressable>
  )
}

/** A carousel of 16:7 slides that shows the edge of the next one; swiped, scrolled, or controlled by dots. */
export function Hero({ label, slides, index, onIndexChange, dotLabel, onHoldChange, control }: HeroProps) {
  const track = useRef<HTMLUListElement>(null)
  /** Set during a programmatic scroll: slides that it passes are not reported. */
  const targetIndex = useRef<number | undefined>(undefined)

  const [reached, setReached] = useState(index)
  if (index > reached) setReached(index)

  useEffect(() => {
    const element = track.current
    const slide = element?.children[index]
    if (!element || !slide || indexNearestCentre(element) === index) return
    targetIndex.current = index
    element.scrollTo({ left: scrollLeftToCentre(element, slide as HTMLElement) })
  }, [index])

  const handleScroll = (): void => {
    if (!track.current) return
    const nearest = indexNearestCentre(track.current)
    if (targetIndex.current === nearest) targetIndex.current = undefined
    else if (targetIndex.current === undefined && nearest !== index) onIndexChange(nearest)
  }
  const holdHandler = (held: boolean) => () => {
    if (held) targetIndex.current = undefined
    onHoldChange?.(held)
  }
  return (
    <section
      className="Hero"
      aria-label={label}
      onPointerEnter={holdHandler(true)}
      onPointerLeave={holdHandler(false)}
      onFocus={holdHandler(true)}
      onBlur={holdHandler(false)}
    >
      <ul className="Hero-track" ref={track} onScroll={handleScroll}>
        {slides.map((slide, position) => (
          <li key={slide.id} className="Hero-slide">
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
