import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { type PictureSource, pictureProps, usePicture } from '../media/picture'

export interface DrawSlideProps {
  /** What the countdown is about; screen readers hear it with the time. */
  label: string
  title: string
  image?: PictureSource | undefined
  /** A `DrawCountdown`. */
  children: ReactNode
}

/** The contents of a hero's slide: the next draw of a lottery. Its height is the same for any title. */
export function DrawSlide({ label, title, image, children }: DrawSlideProps) {
  const { source, handlers } = usePicture(image)
  return (
    <span className="DrawSlide">
      <span className="DrawSlide-words">
        <span className="DrawSlide-title">
          <bdi className="DrawSlide-name">{title}</bdi>
        </span>
        <span className="DrawSlide-label" aria-hidden="true">
          {label}
        </span>
        {children}
      </span>
      {source !== undefined && (
        <img
          className="DrawSlide-image"
          width={300}
          height={300}
          {...pictureProps(source, '104px')}
          alt=""
          decoding="sync"
          draggable={false}
          {...handlers}
        />
      )}
    </span>
  )
}

const units = ['hours', 'minutes', 'seconds']

/** The time left as h:mm:ss or m:ss, each number on a plate of its own. */
export function DrawCountdown({ time, label }: { time: string; label: string }) {
  const numbers = time.split(':')
  const firstUnit = units.length - numbers.length
  return (
    <span className="DrawSlide-countdown" role="timer" dir="ltr">
      {numbers.map((number, index) => (
        <span className="DrawSlide-digits" aria-hidden="true" key={units[firstUnit + index]}>
          {number}
        </span>
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
