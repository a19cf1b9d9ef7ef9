import { useAtomValue } from 'jotai/react'
import { useDelayedFlag } from '../../kit/timing/useDelayedFlag'
import { useCurrency } from '../../kit/useCurrency'
import { useSite, useText } from '../../kit/useSite'
import { formatMoney } from '../../rules/text/money'
import { balanceAtom } from '../../state/member'
import * as times from '../../tables/times'
import { IconButton } from '../../ui/actions/IconButton'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { FitText } from '../../ui/text/FitText'
import { refreshBalance } from './refreshBalance'

/** The balance in the merchant's currency, with a refresh button. */
export function Balance() {
  const site = useSite()
  const t = useText()
  const currency = useCurrency()
  const { value, status } = useAtomValue(balanceAtom)
  const slow = useDelayedFlag(site.browser.clock, status === 'pending', times.slowThreshold)
  return (
    <div className="MemberHome-balance" aria-busy={status === 'pending'}>
      <div>
        <p className="MemberHome-label">{t('member.balance')}</p>
        <p className="MemberHome-amount">
          {value !== undefined && <FitText>{formatMoney(value, currency)}</FitText>}
          {value === undefined && status === 'pending' && <Skeleton shape="title" width="half" />}
          {value === undefined && status === 'error' && (
            <span className="MemberHome-failed">{t('member.balanceFailed')}</span>
          )}
        </p>
      </div>
      <IconButton
        icon="refresh"
        variant="glass"
        label={t('member.refreshBalance')}
        disabled={status === 'pending' && !slow}
        onClick={() => void refreshBalance(site, { isRetry: slow })}
      />
    </div>
  )
}
