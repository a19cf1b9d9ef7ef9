import { PageRow } from '../../kit/pages/PageRow'
import { useText } from '../../kit/useSite'
import * as icons from '../../ui/media/icons'

/** A link from the member's home to the missions. */
export default function MissionsRow() {
  const t = useText()
  return <PageRow page="leaderBoard" icon={icons.trophy} label={t('vip.missionsTitle')} />
}
