import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../media/Icon'

export interface StatCardProps {
  label: string
  value: ReactNode
  helper?: ReactNode
  icon?: IconSource | undefined
}

/** One key figure. */
export function StatCard({ label, value, helper, icon }: StatCardProps) {
  return (
    <div className="StatCard">
      <span className="StatCard-label">
        {icon !== undefined && <Icon icon={icon} size="s" />}
        {label}
      </span>
      <bdi className="StatCard-value">{value}</bdi>
      {helper !== undefined && <span className="StatCard-helper">{helper}</span>}
    </div>
  )
}
