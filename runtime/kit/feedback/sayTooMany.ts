import type { Site } from '../../contract/site'
import { type Failure, rateLimitWait } from '../../rules/network/failure'

/** Says that there were too many requests, where no button counts down (I8.03). What was held back on this device is said already. */
export function sayTooMany(site: Pick<Site, 'text' | 'toast'>, failure: Failure): void {
  if (rateLimitWait(failure) !== undefined && !failure.detail.unsent)
    site.toast(site.text.t('errors.tooManyRequests'))
}
