import { useAtomValue } from 'jotai/react'
import { PageRow } from '../../kit/PageRow'
import { useText } from '../../kit/useSite'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'

/** Links from the member's home to the missions, and where the flag is on, to the benefits (D1). */
export default function VipRows() {
  const t = useText()
  const hasBenefits = evaluate('flag.VIPBENEFIT3', useAtomValue(factsAtom)) === 'yes'
  return (
    <>
      <PageRow page="leaderBoard" icon="trophy" label={t('vip.missionsTitle')} />
      {hasBenefits && <PageRow page="benefits" icon="crown" label={t('vip.benefitsTitle')} />}
    </>
  )
}
