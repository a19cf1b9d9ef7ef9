import { useEffect } from 'react'
import type { Site } from '../../contract/site'
import { moneyPageLink } from '../../kit/pages/moneyPageLink'
import { useShownBalance } from '../../kit/useShownBalance'
import { useSite, useText } from '../../kit/useSite'
import { moneyPages } from '../../tables/moneyPages'
import * as times from '../../tables/times'
import { BalancePill } from '../../ui/text/BalancePill'

const refreshBalance = (site: Site): void =>
  void site
    .service('refreshBalance')
    .then((refresh) => refresh?.())
    .catch(() => undefined)

/** The balance during a game, asked for again and again while the page is seen; a deposit is made above the game, which goes on. */
export function GameMoney({ onMenu }: { readonly onMenu: () => void }) {
  const site = useSite()
  const t = useText()
  const balance = useShownBalance()
  useEffect(() => {
    const { clock, page } = site.browser
    return clock.every(times.gameBalance, () => {
      if (page.visible) refreshBalance(site)
    })
  }, [site])
  const link = moneyPageLink(site, 'deposit')
  const isOwnPage = site.data.manifest.routes[moneyPages.deposit]?.page === 'embed'
  const openCashier = (): void =>
    void site.openOverlay('embeddedPage', moneyPages.deposit).then(() => refreshBalance(site))
  return balance ? (
    <BalancePill
      {...balance}
      onClick={onMenu}
      deposit={link && { label: t('member.deposit'), ...(isOwnPage ? { onClick: openCashier } : link) }}
    />
  ) : null
}
