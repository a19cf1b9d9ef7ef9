import type { Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { completeLogin } from './completeLogin'

export default (site: Site): Services['completeLogin'] =>
  (value, options) =>
    completeLogin(site, value, options)
