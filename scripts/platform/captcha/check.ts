import type { CaptchaPurpose } from '../../../runtime/rules/captcha'
import type { Refused } from '../exchange'
import type { MerchantState, World } from '../world'

/** Why a captcha of a body is not good enough for its purpose, or undefined when it is, or none is wanted (I4.44). */
export function checkCaptcha(
  _world: World,
  _merchant: MerchantState,
  _purpose: CaptchaPurpose,
  _body: unknown,
): Refused | undefined {
  return undefined
}
