import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../media/Icon'
import { type Tone, toneIcons } from '../tones'

export interface MessageProps {
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
export function Message({ tone = 'info', title, children, action, onClose, closeLabel, live }: MessageProps) {
  const role = live ? { role: tone === 'danger' ? 'alert' : 'status' } : {}
  return (
    <div className={`Message Message--${tone}`} {...role}>
      <Icon icon={toneIcons[tone]} />
      <div className="Message-words">
        {title !== undefined && <p className="Message-title">{title}</p>}
        <div className="Message-text">{children}</div>
        {action !== undefined && <div className="Message-action">{action}</div>}
      </div>
      {onClose !== undefined && <IconButton icon="close" label={closeLabel ?? ''} onClick={onClose} />}
    </div>
  )
}
