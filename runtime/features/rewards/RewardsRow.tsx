import { PageRow } from '../../kit/pages/PageRow'
import { useText } from '../../kit/useSite'

/** A link from the member's home to the reward centre. */
export default function RewardsRow() {
  const t = useText()
  return <PageRow page="rewards" icon="gift" label={t('member.rewards')} />
}
