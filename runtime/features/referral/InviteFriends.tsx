import { useAtomValue } from 'jotai/react'
import { logInFirst } from '../../kit/identity/logInFirst'
import { useSite, useText } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { sessionAtom } from '../../state/session'
import { Button } from '../../ui/actions/Button'
import { Card } from '../../ui/layout/Card'
import { Steps } from '../../ui/lists/Steps'
import { OwnLink } from './OwnLink'
import { PromotionNote } from './PromotionNote'
import { ReferralHero } from './ReferralHero'

/** Inviting friends: the member's link, or for visitors how to get one (E2.06, D5). */
export default function InviteFriends() {
  const t = useText()
  const isMember = useAtomValue(sessionAtom) !== undefined
  return (
    <div className="Referral">
      <ReferralHero title={t('referral.heroTitle')} text={t('referral.heroText')} />
      {isMember ? <MemberLink /> : <VisitorWays />}
      <Steps
        title={t('referral.stepsTitle')}
        steps={[t('referral.stepShare'), t('referral.stepRegister'), t('referral.stepReward')]}
      />
    </div>
  )
}

function MemberLink() {
  const t = useText()
  return (
    <>
      <OwnLink
        label={t('referral.link')}
        qrLabel={t('referral.qrCode')}
        codesOf={({ referralCode }) => ({ referralCode })}
      />
      <PromotionNote />
    </>
  )
}

function VisitorWays() {
  const site = useSite()
  const t = useText()
  const canRegister = pathOfPage(site.data.manifest.routes, 'register') !== undefined

  /** The login leads to the lobby, and the member back here (D19). */
  async function logIn(): Promise<void> {
    const { path } = site.location
    if (await logInFirst(site, t('referral.logInReason'))) site.go(path)
  }
  return (
    <Card title={t('referral.visitorTitle')}>
      <p className="Referral-hint">{t('referral.visitorText')}</p>
      <div className="Referral-actions">
        <Button wide variant={canRegister ? 'tonal' : 'filled'} onClick={() => void logIn()}>
          {t('shell.logIn')}
        </Button>
        {canRegister && (
          <Button wide onClick={() => void site.openOverlay('register')}>
            {t('shell.register')}
          </Button>
        )}
      </div>
    </Card>
  )
}
