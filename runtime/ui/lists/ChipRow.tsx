import { useEffect, useRef } from 'react'
import { scrollLeftToCentre } from '../layout/scrolling'
import type { IconSource } from '../media/Icon'
import { Chip } from './Chip'

export interface ChipRowItem {
  id: string
  label: string
  icon?: IconSource | undefined
  count?: string | undefined
}

export interface ChipRowProps {
  label: string
  items: readonly ChipRowItem[]
  active?: string | undefined
  onSelect: (id: string) => void
  /** Stays under the top bar while the page scrolls. */
  sticky?: boolean | undefined
}

/** Chips in one row that scrolls sideways; scrolls the active one into view. It has its own gutters. */
export function ChipRow({ label, items, active, onSelect, sticky }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const activeIndex = items.findIndex((item) => item.id === active)

  useEffect(() => {
    const chip = row.current?.children[activeIndex]
    if (row.current && chip)
      row.current.scrollTo({ left: scrollLeftToCentre(row.current, chip as HTMLElement) })
  }, [activeIndex])

  return (
    <nav className={sticky ? 'ChipRow ChipRow--sticky' : 'ChipRow'} aria-label={label}>
      <ul className="ChipRow-track" ref={row}>
        {items.map(({ id, ...chip }) => (
          <li key={id} className="ChipRow-item">
            <Chip {...chip} active={id === active} onClick={() => onSelect(id)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
