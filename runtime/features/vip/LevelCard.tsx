import { useAtomValue } from 'jotai/react'
import { useRankProgress } from '../../kit/pages/useRankProgress'
import { useSite, useText } from '../../kit/useSite'
import { progressLabel } from '../../rules/session/levels'
import { isCounted } from '../../rules/session/vip'
import { formatPercent } from '../../rules/text/intl/numbers'
import { memberAtom } from '../../state/member'
import { languages } from '../../tables/languages'
import { ProgressBar } from '../../ui/feedback/ProgressBar'
import { Card } from '../../ui/layout/Card'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

/** The member's level, and the way to the next one (E5.28). */
export default function LevelCard() {
  const site = useSite()
  const t = useText()
  const { value: standing } = useRankProgress()
  const rankName = useAtomValue(memberAtom).value?.rank?.name
  if (!standing) return null
  const { progress, completed, expected, levels, levelId } = standing
  const name = rankName || levels.find(({ id }) => id === levelId)?.name
  return (
    <Card tone="brand">
      <div className="LevelCard">
        <span className="LevelCard-mark">
          <Icon icon={icons.crown} size="l" />
        </span>
        <div>
          <p className="LevelCard-label">{t('vip.yourLevel')}</p>
          <h2 className="LevelCard-name">{name === undefined ? t('vip.noLevel') : <bdi>{name}</bdi>}</h2>
        </div>
      </div>
      <ProgressBar
        label={t(progressLabel(standing))}
        value={progress}
        valueText={
          isCounted(standing)
            ? t('vip.share', { completed, expected })
            : formatPercent(progress, languages[site.text.language].locale)
        }
      />
    </Card>
  )
}
