import type { Captcha } from '../../contract/services'
import type { Site } from '../../contract/site'
import { type CaptchaKind, CaptchaNotPassedError } from '../../rules/captcha/captcha'
import { boothOf } from './booth'
import { asksFor, knownKind } from './kind'

/** Why there is nothing to pass (I5.07, F005). */
const refusals: Partial<Record<CaptchaKind, CaptchaNotPassedError['textKey']>> = {
  notWorking: 'captcha.serviceNotWork',
  later: 'captcha.later',
}

/** What forms ask of the captcha that they show. */
export default (site: Site): Captcha => ({
  isRequired: (purpose) => asksFor(site, purpose),
  async getFields(purpose, signal) {
    const kind = await knownKind(site, purpose, signal)
    if (kind === 'none') return {}
    const booth = boothOf(site, purpose)
    if (refusals[kind] || !booth) throw new CaptchaNotPassedError(refusals[kind])
    return booth.fields()
  },
  invalidate: (purpose) => boothOf(site, purpose)?.spend(),
})
