import { useAtomValue } from 'jotai/react'
import { linkProps } from '../../kit/pages/Link'
import { useSite, useText } from '../../kit/useSite'
import { findPromotion } from '../../rules/content/promotion'
import { pathOfPage } from '../../rules/network/url'
import { evaluate } from '../../rules/settings/conditions'
import { formatNumber } from '../../rules/text/intl/numbers'
import { factsAtom } from '../../state/facts'
import { promotionsAtom } from '../../state/promotions'
import { languages } from '../../tables/languages'
import { Button } from '../../ui/actions/Button'
import { Message } from '../../ui/feedback/Message'
import * as icons from '../../ui/media/icons'
import { StatCard } from '../../ui/text/StatCard'

/** How the member's invitations go; or why they earn nothing now. Nothing while that is not known. */
export function PromotionNote() {
  const site = useSite()
  const t = useText()
  const facts = useAtomValue(factsAtom)
  const promotions = useAtomValue(promotionsAtom)
  const { enabled = false, count = 0 } = findPromotion(promotions, 'REFERRAL') ?? {}
  if (evaluate('agent', facts) === 'yes') return <AgentNote />
  if (enabled) {
    const figures = formatNumber(count, languages[site.text.language].locale)
    return <StatCard icon={icons.users} label={t('referral.friends')} value={figures} />
  }
  if (promotions === undefined && evaluate('flag.REWCEN3', facts) !== 'no') return null
  return (
    <Message
      action={
        <Button size="s" variant="tonal" icon="support" onClick={() => void site.openOverlay('support')}>
          {t('common.contactUs')}
        </Button>
      }
    >
      {t('referral.closed')}
    </Message>
  )
}

function AgentNote() {
  const site = useSite()
  const t = useText()
  const path = pathOfPage(site.data.manifest.routes, 'agentRegister')
  if (path === undefined) return null
  return (
    <Message
      action={
        <Button size="s" variant="tonal" {...linkProps(site, path)}>
          {t('referral.agentLink')}
        </Button>
      }
    >
      {t('referral.agentNote')}
    </Message>
  )
}
