import type { Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { enter } from './enter'

export default (site: Site): Services['completeLogin'] =>
  (value, key) =>
    enter(site, value, key)
