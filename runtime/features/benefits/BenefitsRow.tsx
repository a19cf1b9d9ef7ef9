import { PageRow } from '../../kit/pages/PageRow'
import { useText } from '../../kit/useSite'

/** A link from the member's home to the benefits. */
export default function BenefitsRow() {
  const t = useText()
  return <PageRow page="benefits" icon="crown" label={t('benefits.title')} />
}
