import { InfoPageView } from './InfoPageView'
import { helpPage } from './infoPage'

/** Questions with their answers (E2.15). */
export default function HelpPage() {
  return <InfoPageView info={helpPage} />
}
