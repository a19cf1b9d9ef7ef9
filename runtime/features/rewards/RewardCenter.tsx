import { useAtomValue } from 'jotai/react'
import type { TextKey } from '../../contract/text'
import { useService } from '../../kit/code/useService'
import { FailedState } from '../../kit/feedback/FailedState'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { refreshPromotions } from '../../kit/pages/promotions'
import { useInvitePage } from '../../kit/pages/useInvitePage'
import { useOfferApp } from '../../kit/useOfferApp'
import { useSite, useText } from '../../kit/useSite'
import type { Promotion } from '../../rules/content/promotion'
import { promotionsAtom, promotionsFailureAtom, promotionsStatusAtom } from '../../state/promotions'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonList } from '../../ui/feedback/SkeletonList'
import { Card } from '../../ui/layout/Card'
import { Icon, type IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { Badge } from '../../ui/text/Badge'

interface PromotionTexts {
  readonly icon: IconSource
  readonly title: TextKey
  readonly text?: TextKey
  /** What its count means; plural. */
  readonly count: TextKey
}

const knownPromotions: Record<string, PromotionTexts> = {
  REFERRAL: {
    icon: icons.share,
    title: 'rewards.promotionReferral',
    text: 'rewards.promotionReferralText',
    count: 'rewards.friends',
  },
  APP_DOWNLOAD: {
    icon: icons.phone,
    title: 'rewards.promotionDownload',
    text: 'rewards.promotionDownloadText',
    count: 'rewards.count',
  },
}
const otherPromotion: PromotionTexts = {
  icon: 'gift',
  title: 'rewards.promotionOther',
  count: 'rewards.count',
}

/** The current promotions of the platform (E7.09, E3.25). */
export default function RewardCenter() {
  const site = useSite()
  const t = useText()
  const promotions = useAtomValue(promotionsAtom)
  const status = useAtomValue(promotionsStatusAtom)
  const cause = useAtomValue(promotionsFailureAtom)
  const retry = () => void refreshPromotions(site)
  return (
    <div className="RewardCenter">
      <p className="RewardCenter-text">{t('rewards.subtitle')}</p>
      {promotions?.map((promotion) => (
        <PromotionCard key={promotion.key} promotion={promotion} />
      ))}
      {promotions?.length === 0 && (
        <EmptyState icon="gift" title={t('rewards.emptyTitle')} text={t('rewards.emptyText')} />
      )}
      {!promotions && status === 'pending' && (
        <>
          <SlowRetry onRetry={retry} />
          <SkeletonList rows={2} />
        </>
      )}
      {!promotions && status === 'error' && (
        <FailedState
          titleKey="rewards.failedTitle"
          textKey="rewards.failedText"
          cause={cause}
          onRetry={retry}
        />
      )}
    </div>
  )
}

function PromotionCard({ promotion: { key, enabled, count } }: { promotion: Promotion }) {
  const t = useText()
  const { icon, title, text, count: countText } = knownPromotions[key] ?? otherPromotion
  return (
    <Card
      title={t(title)}
      end={
        <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'rewards.open' : 'rewards.closed')}</Badge>
      }
    >
      <div className="RewardCenter-offer">
        <Icon icon={icon} size="l" />
        <div>
          {text && <p>{t(text)}</p>}
          <p className="RewardCenter-count">{t(countText, { count })}</p>
        </div>
      </div>
      {enabled && <PromotionAction promotion={key} />}
    </Card>
  )
}

/** What a member does to take part; nothing where the site has no way to it. */
function PromotionAction({ promotion }: { promotion: string }) {
  const t = useText()
  const invite = useService('inviteFriends')
  const hasInvitePage = useInvitePage()
  const offerApp = useOfferApp()
  if (promotion === 'REFERRAL' && hasInvitePage)
    return <ActionButton icon={icons.share} label={t('rewards.invite')} onClick={invite} />
  if (promotion === 'APP_DOWNLOAD' && offerApp)
    return <ActionButton icon={icons.phone} label={t('download.app')} onClick={offerApp} />
  return null
}

interface ActionButtonProps {
  readonly icon: IconSource
  readonly label: string
  readonly onClick: () => void
}

const ActionButton = ({ icon, label, onClick }: ActionButtonProps) => (
  <div className="RewardCenter-action">
    <Button wide icon={icon} onClick={onClick}>
      {label}
    </Button>
  </div>
)
