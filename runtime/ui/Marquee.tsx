import { useState } from 'react'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

export interface MarqueeProps {
  text: string
  pauseLabel: string
  playLabel: string
  /** Held from outside: a hidden tab, an open dialog. */
  held?: boolean | undefined
}

/** Longer lines run longer, so that all run at about one reading speed. */
const pace = (text: string): 'short' | 'middle' | 'long' =>
  text.length < 60 ? 'short' : text.length < 160 ? 'middle' : 'long'

/** A running line. It stands still when paused, touched or focused, and where motion is reduced it just wraps. */
export function Marquee({ text, pauseLabel, playLabel, held }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const still = paused || held === true
  return (
    <div className={still ? 'Marquee Marquee--still' : 'Marquee'}>
      <Icon name="horn" size="s" />
      <div className="Marquee-window">
        <div className={`Marquee-belt Marquee-belt--${pace(text)}`}>
          <span className="Marquee-text">{text}</span>
          <span className="Marquee-text Marquee-text--again" aria-hidden="true">
            {text}
          </span>
        </div>
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
      />
    </div>
  )
}
