import { InfoPageView } from './InfoPageView'
import { newsPage } from './infoPage'

/** The operator's news (E2.15). */
export default function NewsPage() {
  return <InfoPageView info={newsPage} />
}
