import { classNames } from '../classNames'
import { type IconName, iconPaths } from './iconPaths'

export type { IconName } from './iconPaths'

export interface IconProps {
  name: IconName
  size?: 's' | 'm' | 'l' | undefined
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined
}

/** Icons that point in the reading direction are mirrored in right-to-left scripts. */
const mirroredIcons: ReadonlySet<IconName> = new Set([
  'back',
  'forward',
  'chevron',
  'logOut',
  'external',
  'horn',
  'menu',
])

export function Icon({ name, size = 'm', label }: IconProps) {
  const className = classNames('Icon', `Icon--${size}`, mirroredIcons.has(name) && 'Icon--mirrored')
  const path = <path d={iconPaths[name]} />
  if (label === undefined) {
    return (
      <svg className={className} viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        {path}
      </svg>
    )
  }
  return (
    <svg className={className} viewBox="0 0 24 24" focusable="false" role="img" aria-label={label}>
      {path}
    </svg>
  )
}
