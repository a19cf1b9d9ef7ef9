import { useAtomValue } from 'jotai/react'
import { useSite, useText } from '../../kit/useSite'
import { isCounted, type VipProgress } from '../../rules/session/vip'
import { formatPercent } from '../../rules/text/intl/numbers'
import { memberAtom } from '../../state/member'
import { languages } from '../../tables/languages'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { ProgressBar } from '../../ui/ProgressBar'

/** The member's level, and the way to the next one (E5.28). */
export function LevelCard({ progress: standing }: { readonly progress: VipProgress }) {
  const site = useSite()
  const t = useText()
  const { progress, isTop, completed, expected, levels, levelId } = standing
  const own = levels.find(({ id }) => id === levelId)
  const name = useAtomValue(memberAtom).value?.rank?.name || own?.name
  return (
    <Card tone="brand">
      <div className="LevelCard">
        <span className="LevelCard-mark">
          <Icon name="crown" size="l" />
        </span>
        <div>
          <p className="LevelCard-label">{t('vip.yourLevel')}</p>
          <h2 className="LevelCard-name">{name === undefined ? t('vip.noLevel') : <bdi>{name}</bdi>}</h2>
        </div>
      </div>
      <ProgressBar
        label={t(isTop ? 'member.topLevel' : 'member.nextLevel')}
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
