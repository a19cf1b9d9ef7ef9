import { begin } from '../captcha/begin'
import type { ChallengePurpose } from '../captcha/desk'
import type { Exchange } from '../exchange'

/** Begins a GeeTest v3 captcha for one purpose (I7.21, I7.22, I3.09). Without an id there is nothing to begin (F005). */
const configure =
  (purpose: ChallengePurpose) =>
  ({ world, state }: Exchange) => {
    const gt = state.settings.geetestId
    if (typeof gt !== 'string' || gt === '') return { gt: '', challenge: '', newCaptcha: true }
    const { id } = begin(world, { version: 'v3', merchant: state.merchant.code, purpose })
    return { gt, challenge: id, newCaptcha: true }
  }

export const configureCaptchaForLogin = configure('login')
export const configureCaptcha = configure('other')
