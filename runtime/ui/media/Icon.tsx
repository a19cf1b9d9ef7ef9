import { classNames } from '../classNames'
import { type IconName, iconPaths } from './firstPageIcons'
import type { IconDrawing } from './icons'

export type { IconName } from './firstPageIcons'

/** An icon of the first page by its name, any other as its drawing: only code that shows it has it. */
export type IconSource = IconName | IconDrawing

export interface IconProps {
  icon: IconSource
  size?: 's' | 'm' | 'l' | undefined
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined
}

/** Icons that point in the reading direction are mirrored in right-to-left scripts. */
const drawingOf = (name: IconName): IconDrawing =>
  name === 'back' || name === 'chevron'
    ? { path: iconPaths[name], mirrored: true }
    : { path: iconPaths[name] }

export function Icon({ icon, size = 'm', label }: IconProps) {
  const { path, mirrored } = typeof icon === 'string' ? drawingOf(icon) : icon
  const className = classNames('Icon', `Icon--${size}`, mirrored && 'Icon--mirrored')
  const drawing = <path d={path} />
  if (label === undefined) {
    return (
      <svg className={className} viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        {drawing}
      </svg>
    )
  }
  return (
    <svg className={className} viewBox="0 0 24 24" focusable="false" role="img" aria-label={label}>
      {drawing}
    </svg>
  )
}
