import { PageRow } from '../../kit/pages/PageRow'
import { useText } from '../../kit/useSite'
import { infoPages } from './infoPage'

/** Links from the member's home to promotions, answers and news. */
export default function InfoRows() {
  const t = useText()
  return infoPages.map(({ page, icon, title }) => (
    <PageRow key={page} page={page} icon={icon} label={t(title)} />
  ))
}
