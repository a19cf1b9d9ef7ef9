import { Icon } from './Icon'
import { Pressable, type PressableProps } from './Pressable'
import { Skeleton } from './Skeleton'
import { VisuallyHidden } from './VisuallyHidden'

export interface BalancePillProps {
  /** Read out before the amount. */
  label: string
  /** The formatted amount; absent while it is not known. */
  amount?: string | undefined
  /** The "+" that opens the deposit page. */
  deposit?: ({ label: string } & Pick<PressableProps, 'href' | 'onClick'>) | undefined
}

/** A member's balance, with a deposit button. */
export function BalancePill({ label, amount, deposit }: BalancePillProps) {
  return (
    <div className="BalancePill">
      <span className="BalancePill-amount">
        <VisuallyHidden>{label}</VisuallyHidden>
        {amount === undefined ? <Skeleton /> : <bdi>{amount}</bdi>}
      </span>
      {deposit !== undefined && (
        <Pressable
          className="BalancePill-add"
          href={deposit.href}
          aria-label={deposit.label}
          onClick={deposit.onClick}
        >
          <Icon name="plus" size="s" />
        </Pressable>
      )}
    </div>
  )
}
