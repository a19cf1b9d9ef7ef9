import type { Ref } from 'react'
import { classNames } from '../classNames'
import { Icon, type IconSource } from '../media/Icon'

export interface ChipProps {
  label: string
  icon?: IconSource | undefined
  count?: string | undefined
  active?: boolean | undefined
  onClick: () => void
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One choice in a row: a category, a filter, a recent search, an amount. */
export function Chip({ label, icon, count, active = false, onClick, ref }: ChipProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={classNames('Chip', active && 'Chip--active')}
      aria-pressed={active}
      onClick={onClick}
    >
      {icon !== undefined && <Icon icon={icon} size="s" />}
      {label}
      {count !== undefined && <span className="Chip-count">{count}</span>}
    </button>
  )
}
