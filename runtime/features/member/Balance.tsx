import { useAtomValue } from 'jotai/react'
import { useSite, useText } from '../../contract/useSite'
import { money } from '../../rules/money'
import { balanceAtom } from '../../state/member'
import { useCurrency } from '../../state/useCurrency'
import { IconButton } from '../../ui/IconButton'
import { Skeleton } from '../../ui/Skeleton'
import { refreshBalance } from './refresh'

/** What there is to play with, in the merchant's currency, and a way to ask again. */
export function Balance() {
  const site = useSite()
  const t = useText()
  const currency = useCurrency()
  const { value, state } = useAtomValue(balanceAtom)
  return (
    <div className="MemberHome-balance" aria-busy={state === 'waiting'}>
      <div>
        <p className="MemberHome-label">{t('member.balance')}</p>
        <p className="MemberHome-amount">
          {value !== undefined && <bdi>{money(value, currency)}</bdi>}
          {value === undefined && state === 'waiting' && <Skeleton shape="title" width="half" />}
          {value === undefined && state === 'failed' && t('member.balanceFailed')}
        </p>
      </div>
      <IconButton
        icon="refresh"
        variant="glass"
        label={t('member.refreshBalance')}
        disabled={state === 'waiting'}
        onClick={() => void refreshBalance(site)}
      />
    </div>
  )
}
