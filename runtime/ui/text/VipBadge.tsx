import { Icon } from '../media/Icon'

export interface VipBadgeProps {
  /** The level's name: "VIP 3", "Gold". */
  level: string
}

/** A member's VIP level. */
export function VipBadge({ level }: VipBadgeProps) {
  return (
    <span className="VipBadge">
      <Icon name="crown" size="s" />
      <bdi>{level}</bdi>
    </span>
  )
}
