import type { MouseEvent } from 'react'
import { Badge } from './Badge'
import { classes } from './classes'
import { Icon, type IconName } from './Icon'

export interface BottomBarItem {
  id: string
  icon: IconName
  label: string
  /** A place with an address is a link, another is a button (it opens something). */
  href?: string | undefined
  active?: boolean | undefined
  /** The merchant's most wanted action: raised. */
  primary?: boolean | undefined
  badge?: string | number | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export interface BottomBarProps {
  label: string
  items: readonly BottomBarItem[]
}

function BottomBarPlace({ item }: { item: BottomBarItem }) {
  const shared = {
    className: classes(
      'BottomBar-item',
      item.active && 'BottomBar-item--active',
      item.primary && 'BottomBar-item--primary',
    ),
    ...(item.onClick === undefined ? {} : { onClick: item.onClick }),
    ...(item.active ? { 'aria-current': 'page' as const } : {}),
  }
  const content = (
    <>
      <span className="BottomBar-icon">
        <Icon name={item.icon} />
        {item.badge !== undefined && (
          <span className="BottomBar-badge">
            <Badge tone="danger">{item.badge}</Badge>
          </span>
        )}
      </span>
      <span className="BottomBar-label">{item.label}</span>
    </>
  )
  return item.href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <a href={item.href} {...shared}>
      {content}
    </a>
  )
}

/** Five places at most, within the thumb's reach. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav className="BottomBar" aria-label={label}>
      <ul className="BottomBar-list">
        {items.map((item) => (
          <li key={item.id} className="BottomBar-place">
            <BottomBarPlace item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
