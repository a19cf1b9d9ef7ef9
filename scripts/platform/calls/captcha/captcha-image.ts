import type { CaptchaState } from '../../captcha/captcha-state'
import { drawCode } from '../../captcha/draw-code'
import type { CallContext } from '../../http/call-context'
import type { ConfigState } from '../../state/merchant-config'
import type { PlatformServices } from '../../state/platform-services'

type Context = CallContext<PlatformServices & CaptchaState, ConfigState>

const CODE_LENGTH = 5

/** A picture of a code that can be used once (D2). */
export function getCaptchaImage({ platform, state }: Context) {
  const id = platform.tokens.token()
  const solution = platform.tokens.password(CODE_LENGTH)
  const at = platform.clock.now()
  platform.captcha.answers.set(id, { merchant: state.merchant.code, purpose: undefined, at, solution })
  return { id, image: drawCode(solution) }
}
