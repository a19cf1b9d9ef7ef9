import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../media/Icon'
import { type Tone, toneIcons } from '../tones'

export interface BannerProps {
  tone?: Tone | undefined
  title?: string | undefined
  children: ReactNode
  action?: ReactNode
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  /** Is announced when it appears: danger at once, other tones politely. */
  live?: boolean | undefined
}

/** A message within the page. */
export function Banner({ tone = 'info', title, children, action, onClose, closeLabel, live }: BannerProps) {
  const role = live ? { role: tone === 'danger' ? 'alert' : 'status' } : {}
  return (
    <div className={`Banner Banner--${tone}`} {...role}>
      <Icon name={toneIcons[tone]} />
      <div className="Banner-words">
        {title !== undefined && <p className="Banner-title">{title}</p>}
        <div className="Banner-text">{children}</div>
        {action !== undefined && <div className="Banner-action">{action}</div>}
      </div>
      {onClose !== undefined && <IconButton icon="close" label={closeLabel ?? ''} onClick={onClose} />}
    </div>
  )
}
