import { classNames } from '../classNames'
import { Icon, type IconSource } from '../media/Icon'
import { Badge } from '../text/Badge'
import { Pressable, type PressableProps } from './Pressable'

export interface IconButtonProps extends Omit<PressableProps, 'className' | 'children'> {
  icon: IconSource
  /** Accessible name. */
  label: string
  variant?: 'plain' | 'tonal' | 'filled' | 'glass' | undefined
  badge?: string | number | undefined
  disabled?: boolean | undefined
}

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', badge, disabled, onClick, ...rest } = props
  return (
    <Pressable
      {...rest}
      aria-label={label}
      className={classNames('IconButton', `IconButton--${variant}`)}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
      {...(disabled ? { 'aria-disabled': true } : {})}
    >
      <Icon icon={icon} />
      {badge !== undefined && (
        <span className="IconButton-badge">
          <Badge tone="danger">{badge}</Badge>
        </span>
      )}
    </Pressable>
  )
}
