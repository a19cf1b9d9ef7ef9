import { useAtomValue } from 'jotai/react'
import { useSite, useText } from '../../kit/useSite'
import { omitUndefined } from '../../rules/network/read'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Steps } from '../../ui/lists/Steps'
import * as icons from '../../ui/media/icons'
import { OwnLink } from './OwnLink'
import { ReferralHero } from './ReferralHero'

/** The link with which an agent recruits members (E2.07, E6.03, D5). */
export default function AgentRegister() {
  const t = useText()
  // Until the type is known, what an agent sees loads (D4).
  if (evaluate('agent', useAtomValue(factsAtom)) === 'no') return <AgentsOnly />
  return (
    <div className="Referral">
      <ReferralHero title={t('referral.agentHeroTitle')} text={t('referral.agentHeroText')} />
      <OwnLink
        label={t('referral.agentLink')}
        qrLabel={t('referral.agentQrCode')}
        codesOf={({ affiliateCode }) => omitUndefined({ affiliateCode })}
      />
      <Steps
        title={t('referral.stepsTitle')}
        steps={[t('referral.stepShare'), t('referral.agentStepRegister'), t('referral.agentStepTeam')]}
      />
    </div>
  )
}

function AgentsOnly() {
  const site = useSite()
  const t = useText()
  return (
    <EmptyState
      icon={icons.users}
      title={t('referral.agentsOnlyTitle')}
      text={t('referral.agentsOnlyText')}
      action={
        <Button wide icon="support" onClick={() => void site.openOverlay('support')}>
          {t('common.contactUs')}
        </Button>
      }
    />
  )
}
