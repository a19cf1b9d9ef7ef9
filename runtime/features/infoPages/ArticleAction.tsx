import { useAtomValue } from 'jotai/react'
import { useService } from '../../kit/code/useService'
import { linkProps } from '../../kit/pages/Link'
import { moneyPageLink } from '../../kit/pages/moneyPageLink'
import { useInvitePage } from '../../kit/pages/useInvitePage'
import { useOfferApp } from '../../kit/useOfferApp'
import { useSite, useText } from '../../kit/useSite'
import { type PromotionAction, promotionAction } from '../../rules/content/promotionAction'
import { pathOfPage } from '../../rules/network/url'
import { sessionAtom } from '../../state/session'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import * as icons from '../../ui/media/icons'

interface ArticleActionProps {
  /** The announcement's type. */
  readonly type: string
  /** It is a promotion: one whose type says nothing is taken part in by playing. */
  readonly promotion: boolean
}

/** What an announcement of this type is about (E3.17); nothing for other types, and for whom it is not. */
export function ArticleAction({ type, promotion }: ArticleActionProps) {
  const action = promotionAction(type)
  const button = useButton(action === 'play' && !promotion ? undefined : action)
  return button && <Button wide {...button} />
}

function useButton(action: PromotionAction | undefined): ButtonProps | undefined {
  const site = useSite()
  const t = useText()
  const offerApp = useOfferApp()
  const invite = useService('inviteFriends')
  const canInvite = useInvitePage()
  const isVisitor = useAtomValue(sessionAtom) === undefined
  const { routes } = site.data.manifest
  if (action === undefined) return undefined
  if (action === 'app')
    return offerApp && { icon: icons.phone, onClick: offerApp, children: t('download.app') }
  if (isVisitor)
    return pathOfPage(routes, 'register') === undefined
      ? undefined
      : { onClick: () => void site.openOverlay('register'), children: t('shell.register') }
  if (action === 'register') return undefined
  const deposit = moneyPageLink(site, 'deposit')
  if (action === 'deposit' && deposit) return { ...deposit, icon: icons.plus, children: t('member.deposit') }
  if (action === 'invite' && canInvite)
    return { icon: icons.share, onClick: invite, children: t('referral.title') }
  const missions = pathOfPage(routes, 'leaderBoard')
  if (action === 'missions' && missions)
    return { ...linkProps(site, missions), icon: icons.trophy, children: t('vip.missionsTitle') }
  const games = pathOfPage(routes, 'game') ?? pathOfPage(routes, 'lobby')
  return games === undefined
    ? undefined
    : { ...linkProps(site, games), icon: 'slots', children: t('games.title') }
}
