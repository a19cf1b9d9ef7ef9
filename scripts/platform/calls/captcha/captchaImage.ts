import type { CaptchaState } from '../../captcha/captchaState'
import { drawCode } from '../../captcha/drawCode'
import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

type Context = CallContext<PlatformServices & CaptchaState, ConfigState>

const codeLength = 5

/** A picture of a code that can be used once (D2). */
export function getCaptchaImage({ platform, state }: Context) {
  const id = platform.tokens.token()
  const solution = platform.tokens.password(codeLength)
  const at = platform.clock.now()
  platform.captcha.answers.set(id, { merchant: state.merchant.code, purpose: undefined, at, solution })
  return { id, image: drawCode(solution) }
}
