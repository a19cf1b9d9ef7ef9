import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from './classes'
import { isRightToLeft } from './scrolling'

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

/** The index that a key leads to, or undefined when the key means nothing here. */
export function tabAfter(
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

/** Tabs after the ARIA pattern: one stop in the tab order, arrows move, the panel follows the focus. */
export function Tabs({ label, items, active, onSelect }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === active),
  )
  const shown = items[index]

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = tabAfter(event.key, index, items.length, isRightToLeft(event.currentTarget))
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || item === undefined) return
    event.preventDefault()
    onSelect(item.id)
    ;(list.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div className="Tabs">
      <div className="Tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            className={classes('Tabs-tab', item === shown && 'Tabs-tab--active')}
            aria-selected={item === shown}
            aria-controls={`${base}-panel`}
            tabIndex={item === shown ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div
          className="Tabs-panel"
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${shown.id}`}
          key={shown.id}
        >
          {shown.panel}
        </div>
      )}
    </div>
  )
}
