import type { Captcha } from '../../contract/services'
import type { Site } from '../../contract/site'
import { type CaptchaKind, CaptchaNotPassedError } from '../../rules/captcha/captchaKind'
import { controllerFor } from './captchaRegistry'
import { isRequiredFor, waitForCaptchaKind } from './currentCaptchaKind'

/** Why no captcha can be shown (I5.07, F005). */
const unavailableTexts: Partial<Record<CaptchaKind, CaptchaNotPassedError['textKey']>> = {
  notWorking: 'captcha.serviceNotWork',
  later: 'captcha.later',
}

/** The service that forms get their captcha fields from. */
export default (site: Site): Captcha => ({
  isRequired: (purpose) => isRequiredFor(site, purpose),
  async getFields(purpose, signal) {
    const kind = await waitForCaptchaKind(site, purpose, signal)
    if (kind === 'none') return {}
    const controller = controllerFor(site, purpose)
    if (!controller) throw new CaptchaNotPassedError(unavailableTexts[kind])
    return controller.getFields()
  },
  invalidate: (purpose) => controllerFor(site, purpose)?.invalidate(),
})
