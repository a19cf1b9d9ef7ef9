import { moneyPageLink } from '../../kit/pages/moneyPageLink'
import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import * as icons from '../../ui/media/icons'

/** To deposit and to withdraw, where the merchant has these pages. */
export function MoneyButtons() {
  const site = useSite()
  const t = useText()
  const deposit = moneyPageLink(site, 'deposit')
  const withdraw = moneyPageLink(site, 'withdraw')
  if (!deposit && !withdraw) return null
  return (
    <div className="MemberHome-money">
      {deposit && (
        <Button wide icon={icons.plus} {...deposit}>
          {t('member.deposit')}
        </Button>
      )}
      {withdraw && (
        <Button wide variant="tonal" icon={icons.wallet} {...withdraw}>
          {t('member.withdraw')}
        </Button>
      )}
    </div>
  )
}
