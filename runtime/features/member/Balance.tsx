import { useAtomValue } from 'jotai/react'
import type { TextKey } from '../../contract/text'
import { useDelayedFlag } from '../../kit/timing/useDelayedFlag'
import { useCurrency } from '../../kit/useCurrency'
import { balanceLabel } from '../../kit/useShownBalance'
import { useSite, useText } from '../../kit/useSite'
import type { BalancePart } from '../../rules/session/balance'
import { formatMoney, hiddenAmount } from '../../rules/text/money'
import { amountsHiddenAtom, balanceAtom } from '../../state/member'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'
import { IconButton } from '../../ui/actions/IconButton'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import * as icons from '../../ui/media/icons'
import { FitText } from '../../ui/text/FitText'
import { hideAmounts } from './hiddenAmounts'
import { refreshBalance } from './refreshBalance'

const partNames: Readonly<Record<BalancePart, TextKey>> = {
  cash: 'member.cash',
  bonus: 'member.bonus',
  pending: 'member.pending',
}

/** The balance in the merchant's currency, with its parts where the platform tells them apart, and buttons to hide and to refresh it. */
export function Balance() {
  const site = useSite()
  const t = useText()
  const currency = useCurrency()
  const hidden = useAtomValue(amountsHiddenAtom)
  const { value, status } = useAtomValue(balanceAtom)
  const slow = useDelayedFlag(site.browser.clock, status === 'pending', times.slowThreshold)
  const isLate = slow || status === 'error'
  return (
    <div className="MemberHome-balance" aria-busy={status === 'pending'}>
      <div>
        <p className="MemberHome-label">
          {value && isLate
            ? balanceLabel(value, t, languages[site.text.language].locale)
            : t('member.balance')}
        </p>
        <p className="MemberHome-amount">
          {value !== undefined && hidden && (
            <>
              <VisuallyHidden>{t('member.amountHidden')}</VisuallyHidden>
              <span aria-hidden="true">{hiddenAmount}</span>
            </>
          )}
          {value !== undefined && !hidden && <FitText>{formatMoney(value.amount, currency)}</FitText>}
          {value === undefined && status === 'pending' && <Skeleton shape="title" width="half" />}
          {value === undefined && status === 'error' && (
            <span className="MemberHome-failed">{t('member.balanceFailed')}</span>
          )}
        </p>
      </div>
      <IconButton
        icon={hidden ? icons.eye : icons.eyeOff}
        variant="glass"
        label={t(hidden ? 'member.showAmounts' : 'member.hideAmounts')}
        onClick={() => hideAmounts(site, !hidden)}
      />
      <IconButton
        icon="refresh"
        variant="glass"
        label={t('member.refreshBalance')}
        disabled={status === 'pending' && !slow}
        onClick={() => void refreshBalance(site, { isRetry: slow })}
      />
      {value !== undefined && !hidden && value.parts.length > 0 && (
        <dl className="MemberHome-parts">
          {value.parts.map(([part, amount]) => (
            <div key={part}>
              <dt>{t(partNames[part])}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
