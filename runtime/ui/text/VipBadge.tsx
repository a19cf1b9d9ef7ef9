import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

export interface VipBadgeProps {
  /** The level's name: "VIP 3", "Gold". */
  level: string
}

/** A member's VIP level. */
export function VipBadge({ level }: VipBadgeProps) {
  return (
    <span className="VipBadge">
      <Icon icon={icons.crown} size="s" />
      <bdi>{level}</bdi>
    </span>
  )
}
