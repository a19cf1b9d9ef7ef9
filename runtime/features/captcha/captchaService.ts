import type { Captcha } from '../../contract/services'
import type { Site } from '../../contract/site'
import { CaptchaNotPassedError } from '../../rules/captcha/captchaNotPassed'
import type { CaptchaChoice } from '../../rules/captcha/chooseCaptcha'
import { isRequiredFor, mayBeRequired, waitForCaptchaChoice } from './captchaChoice'
import { controllerFor } from './captchaRegistry'

/** Why no captcha can be shown (I5.07, F005). */
const unavailableTexts: Partial<Record<CaptchaChoice, CaptchaNotPassedError['textKey']>> = {
  notWorking: 'captcha.serviceNotWork',
  later: 'captcha.later',
}

/** The service that forms get their captcha fields from. */
export default (site: Site): Captcha => ({
  isRequired: (purpose) => isRequiredFor(site, purpose),
  async getFields(purpose, signal) {
    if (mayBeRequired(site, purpose)) await site.refetchFailedValues()
    const choice = await waitForCaptchaChoice(site, purpose, signal)
    if (choice === 'none') return {}
    const controller = controllerFor(site, purpose)
    if (!controller) throw new CaptchaNotPassedError(unavailableTexts[choice])
    return controller.getFields()
  },
  invalidate: (purpose) => controllerFor(site, purpose)?.invalidate(),
})
