import { classes } from './classes'
import { type IconName, iconPaths } from './iconPaths'

export type { IconName } from './iconPaths'

export interface IconProps {
  name: IconName
  size?: 's' | 'm' | 'l' | undefined
  /** Spoken name; without it the icon is decoration. */
  label?: string | undefined
}

/** Icons that point along the line of reading turn round in right-to-left scripts. */
const pointing: ReadonlySet<IconName> = new Set([
  'back',
  'forward',
  'chevron',
  'logOut',
  'external',
  'horn',
  'menu',
])

export function Icon({ name, size = 'm', label }: IconProps) {
  const className = classes('Icon', `Icon--${size}`, pointing.has(name) && 'Icon--mirrored')
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
