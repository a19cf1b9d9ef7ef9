import { useEffect, useRef } from 'react'
import { Chip } from './Chip'
import type { IconName } from './Icon'
import { centreOf } from './scrolling'

export interface ChipRowItem {
  id: string
  label: string
  icon?: IconName | undefined
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

/** Choices in one line that scrolls sideways; the active one is brought into view. It brings its own gutters. */
export function ChipRow({ label, items, active, onSelect, sticky }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const position = items.findIndex((item) => item.id === active)

  useEffect(() => {
    const chip = row.current?.children[position]
    if (row.current && chip) row.current.scrollTo({ left: centreOf(row.current, chip as HTMLElement) })
  }, [position])

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
