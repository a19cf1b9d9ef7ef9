import type { Site } from '../../contract/site'
import { enter } from './enter'

export default (site: Site) => (value: unknown, key: Parameters<typeof enter>[2]) => enter(site, value, key)
