import type { Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { refreshBalance } from './refreshBalance'

/** For other features that show the balance. */
const balanceService =
  (site: Site): Services['refreshBalance'] =>
  () =>
    refreshBalance(site)

export default balanceService
