import { drawCode } from '../../captcha/draw-code'
import type { CallContext } from '../../http/call-context'

const CODE_LENGTH = 5

/** A picture of a code that can be used once (D2). */
export function getCaptchaImage({ platform, state }: CallContext) {
  const id = platform.createToken()
  const answer = platform.createPassword(CODE_LENGTH)
  const at = platform.clock.now()
  platform.captcha.proofs.set(id, { merchant: state.merchant.code, purpose: undefined, at, answer })
  return { id, image: drawCode(answer) }
}
