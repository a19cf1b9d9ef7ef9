import type { MouseEvent } from 'react'
import { Icon } from './Icon'
import { Skeleton } from './Skeleton'
import { VisuallyHidden } from './VisuallyHidden'

export interface BalancePillProps {
  /** Read out before the amount. */
  label: string
  /** The formatted amount; absent while it is not known. */
  amount?: string | undefined
  /** The "+" that opens the deposit page. */
  deposit?:
    | {
        label: string
        href?: string | undefined
        onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
      }
    | undefined
}

/** A member's balance, with a deposit button. */
export function BalancePill({ label, amount, deposit }: BalancePillProps) {
  const events = deposit?.onClick === undefined ? {} : { onClick: deposit.onClick }
  return (
    <div className="BalancePill">
      <span className="BalancePill-amount">
        <VisuallyHidden>{label}</VisuallyHidden>
        {amount === undefined ? <Skeleton /> : <bdi>{amount}</bdi>}
      </span>
      {deposit !== undefined &&
        (deposit.href === undefined ? (
          <button type="button" className="BalancePill-add" aria-label={deposit.label} {...events}>
            <Icon name="plus" size="s" />
          </button>
        ) : (
          <a className="BalancePill-add" href={deposit.href} aria-label={deposit.label} {...events}>
            <Icon name="plus" size="s" />
          </a>
        ))}
    </div>
  )
}
