import { classNames } from '../classNames'
import { Icon } from '../media/Icon'
import { type Tone, toneIcons } from '../tones'

export interface ToastProps {
  text: string
  tone?: Tone | undefined
  leaving?: boolean | undefined
}

/** A short message; the parent owns its place, its duration and its live region. */
export function Toast({ text, tone = 'info', leaving }: ToastProps) {
  return (
    <div className={classNames('Toast', `Toast--${tone}`, leaving && 'Toast--leaving')}>
      <span className="Toast-icon">
        <Icon icon={toneIcons[tone]} />
      </span>
      <p className="Toast-text">{text}</p>
    </div>
  )
}
