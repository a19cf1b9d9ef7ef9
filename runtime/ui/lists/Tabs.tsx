import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../classNames'
import { isRightToLeft } from '../layout/scrolling'

export interface TabsItem {
  id: string
  label: string
  panel: ReactNode
}

export interface TabsProps {
  label: string
  items: readonly TabsItem[]
  active: string
  onSelect: (id: string) => void
}

/** The tab that a key moves to; undefined for other keys. */
export function nextTabIndex(
  key: string,
  index: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step !== undefined) return (index + (rightToLeft ? -step : step) + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Tabs by the ARIA pattern: one tab stop, arrows move the focus, the panel follows the focus. */
export function Tabs({ label, items, active, onSelect }: TabsProps) {
  const idPrefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === active),
  )
  const activeItem = items[index]

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = nextTabIndex(event.key, index, items.length, isRightToLeft(event.currentTarget))
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || item === undefined) return
    event.preventDefault()
    onSelect(item.id)
    ;(list.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div className="Tabs">
      <div className="Tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${idPrefix}-${item.id}`}
            className={classNames('Tabs-tab', item === activeItem && 'Tabs-tab--active')}
            aria-selected={item === activeItem}
            aria-controls={`${idPrefix}-panel`}
            tabIndex={item === activeItem ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {activeItem !== undefined && (
        <div
          className="Tabs-panel"
          role="tabpanel"
          id={`${idPrefix}-panel`}
          aria-labelledby={`${idPrefix}-${activeItem.id}`}
          key={activeItem.id}
        >
          {activeItem.panel}
        </div>
      )}
    </div>
  )
}
