import type { AriaAttributes, MouseEvent, Ref } from 'react'
import { Badge } from './Badge'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'

export interface IconButtonProps extends AriaAttributes {
  icon: IconName
  /** Accessible name. */
  label: string
  variant?: 'plain' | 'tonal' | 'filled' | 'glass' | undefined
  badge?: string | number | undefined
  disabled?: boolean | undefined
  href?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  type?: 'button' | 'submit' | undefined
  id?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    variant = 'plain',
    badge,
    disabled,
    href,
    type = 'button',
    onClick,
    ref,
    ...rest
  } = props
  const shared = {
    ...rest,
    'aria-label': label,
    className: classNames('IconButton', `IconButton--${variant}`),
    onClick: (event: MouseEvent<HTMLElement>) => (disabled ? event.preventDefault() : onClick?.(event)),
    ...(disabled ? { 'aria-disabled': true } : {}),
  }
  const content = (
    <>
      <Icon name={icon} />
      {badge !== undefined && (
        <span className="IconButton-badge">
          <Badge tone="danger">{badge}</Badge>
        </span>
      )}
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
