import { useState } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

export interface MarqueeProps {
  text: string
  pauseLabel: string
  playLabel: string
  /** Stopped by the parent: a hidden tab, an open dialog. */
  suspended?: boolean | undefined
}

/** Longer texts take longer, so that all scroll at about one reading speed. */
const durationClass = (text: string): 'short' | 'middle' | 'long' =>
  text.length < 60 ? 'short' : text.length < 160 ? 'middle' : 'long'

/** A scrolling line of text. It stops when paused, touched or focused; with reduced motion it wraps instead. */
export function Marquee({ text, pauseLabel, playLabel, suspended }: MarqueeProps) {
  /** Undefined until the visitor presses the button; after that, a focus no longer stops the text. */
  const [preference, setPreference] = useState<'run' | 'rest'>()
  const paused = preference === 'rest'
  const stopped = paused || suspended === true
  return (
    <div
      className={classNames(
        'Marquee',
        stopped && 'Marquee--still',
        preference === undefined && 'Marquee--shy',
      )}
    >
      <Icon name="horn" size="s" />
      <div className="Marquee-view">
        <div className={`Marquee-belt Marquee-belt--${durationClass(text)}`}>
          <span className="Marquee-text">{text}</span>
          <span className="Marquee-text Marquee-text--again" aria-hidden="true">
            {text}
          </span>
        </div>
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? playLabel : pauseLabel}
        onClick={() => setPreference(paused ? 'run' : 'rest')}
      />
    </div>
  )
}
