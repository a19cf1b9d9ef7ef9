import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

export interface ButtonProps extends AriaAttributes {
  children: ReactNode
  variant?: 'filled' | 'accent' | 'tonal' | 'outline' | 'text' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** Work is in progress: keeps its width, ignores taps, announces `busyText`. */
  busy?: boolean | undefined
  busyText?: string | undefined
  /** Stays focusable, so that it can be found and explained; clicks do nothing. */
  disabled?: boolean | undefined
  type?: 'button' | 'submit' | undefined
  form?: string | undefined
  id?: string | undefined
  name?: string | undefined
  value?: string | undefined
  /** With an address it is a link. */
  href?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  ref?: Ref<HTMLElement> | undefined
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
  const { disabled, type = 'button', href, onClick, ref, ...rest } = otherProps
  const enabled = busy !== true && disabled !== true

  const handleClick = (event: MouseEvent<HTMLElement>): void => {
    if (enabled) onClick?.(event)
    else event.preventDefault()
  }
  const shared = {
    ...rest,
    className: classNames(
      'Button',
      `Button--${variant}`,
      `Button--${size}`,
      wide && 'Button--wide',
      busy && 'Button--busy',
    ),
    onClick: handleClick,
    ...(enabled ? {} : { 'aria-disabled': true }),
    ...(busy ? { 'aria-busy': true } : {}),
  }
  const content = (
    <>
      <span className="Button-content">
        {icon !== undefined && <Icon name={icon} />}
        <span className="Button-label">{children}</span>
        {iconEnd !== undefined && <Icon name={iconEnd} />}
      </span>
      {busy && <span className="Button-spinner" />}
      {busy && busyText !== undefined && <VisuallyHidden>{busyText}</VisuallyHidden>}
    </>
  )
  if (href !== undefined) {
    return (
      <a {...shared} href={href} ref={ref as Ref<HTMLAnchorElement>}>
        {content}
      </a>
    )
  }
  return (
    <button {...shared} type={type} ref={ref as Ref<HTMLButtonElement>}>
      {content}
    </button>
  )
}
