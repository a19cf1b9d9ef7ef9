import type { CaptchaState, ChallengePurpose } from '../../captcha/captchaState'
import { createChallenge } from '../../captcha/challenges'
import type { CallContext } from '../../http/callContext'
import type { ConfigState, SettingsState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<PlatformServices & CaptchaState, ConfigState & SettingsState>

/** Creates a GeeTest v3 challenge for one purpose (I7.21, I7.22, I3.09); an empty one for a merchant without an id (F005). */
const createConfigure =
  (purpose: ChallengePurpose) =>
  ({ platform, state }: Context) => {
    const gt = state.settings.geetestId
    if (typeof gt !== 'string' || gt === '') return { gt: '', challenge: '', newCaptcha: true }
    const { id } = createChallenge(platform, { version: 'v3', merchant: state.merchant.code, purpose })
    return { gt, challenge: id, newCaptcha: true }
  }

export const configureCaptchaForLogin = createConfigure('login')
export const configureCaptcha = createConfigure('other')
