import { PageRow } from '../../kit/pages/PageRow'
import { useText } from '../../kit/useSite'
import * as icons from '../../ui/media/icons'

/** A link from the member's home to the benefits. */
export default function BenefitsRow() {
  const t = useText()
  return <PageRow page="benefits" icon={icons.crown} label={t('benefits.title')} />
}
