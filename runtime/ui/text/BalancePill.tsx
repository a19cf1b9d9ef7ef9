import { Pressable, type PressableProps } from '../actions/Pressable'
import { classNames } from '../classNames'
import { Skeleton } from '../feedback/Skeleton'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { Icon } from '../media/Icon'
import * as icons from '../media/icons'

export interface BalancePillProps extends Pick<PressableProps, 'href' | 'onClick'> {
  /** What the number is, read out before it. */
  label: string
  /** The whole formatted amount; absent while it is not known. */
  amount?: string | undefined
  /** It may have changed since. */
  past?: boolean
  /** A shorter way to write it, if it is long. */
  shortAmount?: string | undefined
  /** The "+" that opens the deposit page. */
  deposit?: ({ label: string } & Pick<PressableProps, 'href' | 'onClick'>) | undefined
}

/** A member's balance, which leads to the account, with a deposit button. */
export function BalancePill({ label, amount, past, shortAmount, href, onClick, deposit }: BalancePillProps) {
  return (
    <div
      className={classNames(
        'BalancePill',
        deposit !== undefined && 'BalancePill--deposit',
        past && 'BalancePill--past',
      )}
    >
      <Pressable className="BalancePill-amount" href={href} onClick={onClick}>
        <VisuallyHidden>{amount === undefined ? label : `${label} ${amount}`}</VisuallyHidden>
        {amount === undefined ? <Skeleton /> : <bdi aria-hidden="true">{shortAmount ?? amount}</bdi>}
      </Pressable>
      {deposit !== undefined && (
        <Pressable
          className="BalancePill-add"
          href={deposit.href}
          aria-label={deposit.label}
          onClick={deposit.onClick}
        >
          <Icon icon={icons.plus} size="s" />
        </Pressable>
      )}
    </div>
  )
}
