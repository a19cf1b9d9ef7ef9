import type { MouseEvent } from 'react'
import { classNames } from '../classNames'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { Icon, type IconSource } from '../media/Icon'
import { Pressable, type PressableProps } from './Pressable'

export interface ButtonProps extends Omit<PressableProps, 'className'> {
  variant?: 'filled' | 'accent' | 'tonal' | 'outline' | 'text' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  icon?: IconSource | undefined
  iconEnd?: IconSource | undefined
  /** Work is in progress: keeps its width, ignores taps, announces `busyText`. */
  busy?: boolean | undefined
  busyText?: string | undefined
  /** Stays focusable, so that it can be found and explained; clicks do nothing. */
  disabled?: boolean | undefined
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'filled',
    size = 'm',
    wide,
    icon,
    iconEnd,
    busy,
    busyText,
    ...otherProps
  } = props
  const { disabled, onClick, ...rest } = otherProps
  const enabled = busy !== true && disabled !== true

  const handleClick = (event: MouseEvent<HTMLElement>): void => {
    if (enabled) onClick?.(event)
    else event.preventDefault()
  }
  return (
    <Pressable
      {...rest}
      className={classNames(
        'Button',
        `Button--${variant}`,
        `Button--${size}`,
        wide && 'Button--wide',
        busy && 'Button--busy',
      )}
      onClick={handleClick}
      {...(enabled ? {} : { 'aria-disabled': true })}
      {...(busy ? { 'aria-busy': true } : {})}
    >
      <span className="Button-content">
        {icon !== undefined && <Icon icon={icon} />}
        <span className="Button-label">{children}</span>
        {iconEnd !== undefined && <Icon icon={iconEnd} />}
      </span>
      {busy && <span className="Button-spinner" />}
      {busy && busyText !== undefined && <VisuallyHidden>{busyText}</VisuallyHidden>}
    </Pressable>
  )
}
