import { InfoPageView } from './InfoPageView'
import { activityPage } from './infoPage'

/** The promotions, for members by category, and one of them (E2.03, E7.14). */
export default function ActivityPage() {
  return <InfoPageView info={activityPage} />
}
