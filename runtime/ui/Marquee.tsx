import { useState } from 'react'
import { classes } from './classes'
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
  /** Unknown until the visitor has said what he wants; then a focus no longer stops the line. */
  const [wish, setWish] = useState<'run' | 'rest'>()
  const paused = wish === 'rest'
  const still = paused || held === true
  return (
    <div className={classes('Marquee', still && 'Marquee--still', wish === undefined && 'Marquee--shy')}>
      <Icon name="horn" size="s" />
      <div className="Marquee-view">
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
        onClick={() => setWish(paused ? 'run' : 'rest')}
      />
    </div>
  )
}
