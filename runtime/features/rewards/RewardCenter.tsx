import type { TextKey } from '../../contract/text'
import { SlowRetry } from '../../kit/SlowRetry'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { type Promotion, readPromotions } from '../../rules/content/promotion'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Icon, type IconName } from '../../ui/Icon'
import { SkeletonList } from '../../ui/SkeletonList'

interface PromotionTexts {
  readonly icon: IconName
  readonly title: TextKey
  readonly text?: TextKey
}

const knownPromotions: Record<string, PromotionTexts> = {
  REFERRAL: { icon: 'share', title: 'rewards.promotionReferral', text: 'rewards.promotionReferralText' },
  APP_DOWNLOAD: { icon: 'phone', title: 'rewards.promotionDownload', text: 'rewards.promotionDownloadText' },
}
const otherPromotion: PromotionTexts = { icon: 'gift', title: 'rewards.promotionOther' }

/** The current promotions of the platform (E7.09, E3.25). */
export default function RewardCenter() {
  const site = useSite()
  const t = useText()
  const promotions = useQuery('promotions', async (isRetry) =>
    readPromotions(await site.platform.call('promotions', { bypassCache: isRetry, alert: false })),
  )
  return (
    <div className="RewardCenter">
      <p className="RewardCenter-text">{t('rewards.subtitle')}</p>
      {promotions.value?.map((promotion) => (
        <PromotionCard key={promotion.key} promotion={promotion} />
      ))}
      {promotions.value?.length === 0 && (
        <EmptyState icon="gift" title={t('rewards.emptyTitle')} text={t('rewards.emptyText')} />
      )}
      {!promotions.value && promotions.status === 'pending' && (
        <>
          <SlowRetry onRetry={promotions.retry} />
          <SkeletonList rows={2} />
        </>
      )}
      {!promotions.value && promotions.status === 'error' && (
        <ErrorState
          title={t('rewards.failedTitle')}
          text={t('rewards.failedText')}
          retry={{ label: t('common.retry'), onClick: promotions.retry }}
          support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
        />
      )}
    </div>
  )
}

function PromotionCard({ promotion: { key, enabled, count } }: { promotion: Promotion }) {
  const t = useText()
  const { icon, title, text } = knownPromotions[key] ?? otherPromotion
  return (
    <Card
      title={t(title)}
      end={
        <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'rewards.open' : 'rewards.closed')}</Badge>
      }
    >
      <div className="RewardCenter-offer">
        <Icon name={icon} size="l" />
        <div>
          {text && <p>{t(text)}</p>}
          <p className="RewardCenter-count">{t('rewards.count', { count })}</p>
        </div>
      </div>
    </Card>
  )
}
