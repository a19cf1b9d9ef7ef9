import type { TextKey } from '../../contract/text'
import { linkProps } from '../../kit/pages/Link'
import { RankedPage } from '../../kit/pages/RankedPage'
import { useSite, useText } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { type LevelState, levelStates, type VipLevel } from '../../rules/session/vip'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { Badge, type BadgeProps } from '../../ui/text/Badge'

const marks: Readonly<
  Record<LevelState, { readonly text: TextKey; readonly tone: BadgeProps['tone'] } | undefined>
> = {
  reached: { text: 'benefits.reached', tone: 'success' },
  own: { text: 'vip.yourLevel', tone: 'accent' },
  next: { text: 'benefits.next', tone: 'primary' },
  later: undefined,
}

/** What each VIP level brings (E2.13). */
export default function Benefits() {
  return (
    <RankedPage>
      {(progress) => {
        const levels = levelStates(progress)
        return (
          <>
            <MissionsLink />
            {levels.map((level) => (
              <LevelBenefits key={level.id} level={level} />
            ))}
            {levels.length === 0 && <LevelsUnknown />}
          </>
        )
      }}
    </RankedPage>
  )
}

function MissionsLink() {
  const site = useSite()
  const t = useText()
  const path = pathOfPage(site.data.manifest.routes, 'leaderBoard')
  if (path === undefined) return null
  return (
    <Button wide variant="tonal" icon={icons.trophy} {...linkProps(site, path)}>
      {t('vip.missionsTitle')}
    </Button>
  )
}

function LevelBenefits({
  level: { name, benefits, state },
}: {
  readonly level: VipLevel & { state: LevelState }
}) {
  const t = useText()
  const mark = marks[state]
  return (
    <Card title={name} end={mark && <Badge tone={mark.tone}>{t(mark.text)}</Badge>}>
      <ul className="Benefits">
        {benefits.map((benefit) => (
          <li key={benefit} className="Benefits-item">
            <Icon icon={icons.check} size="s" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LevelsUnknown() {
  const site = useSite()
  const t = useText()
  return (
    <EmptyState
      icon={icons.crown}
      title={t('benefits.levelsTitle')}
      text={t('benefits.levelsText')}
      action={
        <Button wide icon="support" onClick={() => void site.openOverlay('support')}>
          {t('common.contactUs')}
        </Button>
      }
    />
  )
}
