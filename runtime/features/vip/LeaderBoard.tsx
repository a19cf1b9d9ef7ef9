import { RankedPage } from '../../kit/pages/RankedPage'
import { useText } from '../../kit/useSite'
import { withUniqueIds } from '../../rules/network/uniqueNames'
import { isCounted, type Mission, type VipProgress } from '../../rules/session/vip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ProgressBar } from '../../ui/feedback/ProgressBar'
import { Card } from '../../ui/layout/Card'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

/** The missions to the next level (E2.12, E3.29). */
export default function LeaderBoard() {
  return <RankedPage>{(progress) => <Missions progress={progress} />}</RankedPage>
}

function Missions({ progress }: { readonly progress: VipProgress }) {
  const t = useText()
  const { isTop, missions, completed, expected } = progress
  if (isTop) return <EmptyState icon={icons.trophy} title={t('vip.topTitle')} text={t('vip.topText')} />
  if (missions.length > 0)
    return (
      <Card title={t('vip.missionsHeading')}>
        <ul className="Missions">
          {withUniqueIds(missions.map((mission) => ({ ...mission, id: mission.title }))).map((mission) => (
            <MissionItem key={mission.id} mission={mission} />
          ))}
        </ul>
      </Card>
    )
  if (isCounted(progress))
    return <p className="Missions-text">{t('vip.missionsCounted', { completed, expected })}</p>
  return <EmptyState icon={icons.trophy} title={t('vip.emptyTitle')} text={t('vip.emptyText')} />
}

function MissionItem({ mission: { title, completed, expected } }: { readonly mission: Mission }) {
  const t = useText()
  const isDone = completed === expected
  return (
    <li className="Missions-item">
      <span className={isDone ? 'Missions-mark Missions-mark--done' : 'Missions-mark'}>
        <Icon icon={isDone ? 'checkCircle' : icons.star} />
      </span>
      <ProgressBar
        label={title}
        value={completed / expected}
        valueText={isDone ? t('vip.done') : t('vip.share', { completed, expected })}
      />
    </li>
  )
}
