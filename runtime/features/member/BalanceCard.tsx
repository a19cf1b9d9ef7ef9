import { useAtomValue } from 'jotai/react'
import { useSite, useText } from '../../contract/useSite'
import { money } from '../../rules/money'
import { balanceAtom } from '../../state/member'
import { IconButton } from '../../ui/IconButton'
import { Skeleton } from '../../ui/Skeleton'
import { StatCard } from '../../ui/StatCard'
import { refreshBalance } from './refresh'

/** What there is to play with, in the merchant's currency, and a way to ask again. */
export function BalanceCard() {
  const site = useSite()
  const t = useText()
  const { value, state } = useAtomValue(balanceAtom)
  return (
    <div className="MemberHome-balance" aria-busy={state === 'waiting'}>
      <StatCard
        icon="wallet"
        label={t('member.balance')}
        value={
          value !== undefined ? (
            money(value, site.data.manifest.currency)
          ) : state === 'failed' ? (
            <span className="MemberHome-unknown">{t('member.balanceFailed')}</span>
          ) : (
            <Skeleton width="half" />
          )
        }
      />
      <IconButton
        icon="refresh"
        variant="tonal"
        label={t('member.refreshBalance')}
        disabled={state === 'waiting'}
        onClick={() => void refreshBalance(site)}
      />
    </div>
  )
}
