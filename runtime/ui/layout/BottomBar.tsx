import { type MouseEvent, useRef } from 'react'
import { Pressable } from '../actions/Pressable'
import { classNames } from '../classNames'
import { Icon, type IconSource } from '../media/Icon'
import { Badge } from '../text/Badge'
import { useInset } from './useInset'

export interface BottomBarItem {
  id: string
  icon: IconSource
  label: string
  /** With an address it is a link, without one a button. */
  href?: string | undefined
  active?: boolean | undefined
  /** The main action, on the brand's colour. */
  primary?: boolean | undefined
  badge?: string | number | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export interface BottomBarProps {
  label: string
  items: readonly BottomBarItem[]
}

function BottomBarControl({ item }: { item: BottomBarItem }) {
  return (
    <Pressable
      className={classNames(
        'BottomBar-item',
        item.active && 'BottomBar-item--active',
        item.primary && 'BottomBar-item--primary',
      )}
      href={item.href}
      onClick={item.onClick}
      {...(item.active ? { 'aria-current': 'page' } : {})}
    >
      <span className="BottomBar-icon">
        <Icon icon={item.icon} />
        {item.badge !== undefined && (
          <span className="BottomBar-badge">
            <Badge tone="danger">{item.badge}</Badge>
          </span>
        )}
      </span>
      <span className="BottomBar-label">{item.label}</span>
    </Pressable>
  )
}

/** Five items at most, within the thumb's reach. Without any, there is no bar. */
export function BottomBar({ label, items }: BottomBarProps) {
  return items.length > 0 ? <Bar label={label} items={items} /> : null
}

function Bar({ label, items }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null)
  useInset('--foot', bar)
  return (
    <nav className="BottomBar" aria-label={label} ref={bar}>
      <ul className={`BottomBar-list BottomBar-list--${items.length}`}>
        {items.map((item) => (
          <li key={item.id} className="BottomBar-place">
            <BottomBarControl item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
