import type { MouseEvent } from 'react'
import { Icon } from './Icon'
import { Skeleton } from './Skeleton'
import { VisuallyHidden } from './VisuallyHidden'

export interface BalancePillProps {
  /** Spoken before the amount. */
  label: string
  /** The amount as people there write it; absent while it is not known. */
  amount?: string | undefined
  /** The "+" that leads to the deposit. */
  add?:
    | {
        label: string
        href?: string | undefined
        onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
      }
    | undefined
}

/** What a member has, and a way to add to it. */
export function BalancePill({ label, amount, add }: BalancePillProps) {
  const events = add?.onClick === undefined ? {} : { onClick: add.onClick }
  return (
    <div className="BalancePill">
      <span className="BalancePill-amount">
        <VisuallyHidden>{label}</VisuallyHidden>
        {amount === undefined ? <Skeleton /> : <bdi>{amount}</bdi>}
      </span>
      {add !== undefined &&
        (add.href === undefined ? (
          <button type="button" className="BalancePill-add" aria-label={add.label} {...events}>
            <Icon name="plus" size="s" />
          </button>
        ) : (
          <a className="BalancePill-add" href={add.href} aria-label={add.label} {...events}>
            <Icon name="plus" size="s" />
          </a>
        ))}
    </div>
  )
}
