import { drawCode } from '../captcha/picture'
import type { Exchange } from '../exchange'

const LENGTH = 5

/** A picture with a code in it, which serves once (D2). */
export function getCaptchaImage({ world, state }: Exchange) {
  const id = world.newToken()
  const answer = world.newPassword(LENGTH)
  const at = world.clock.now()
  world.captcha.proofs.set(id, { merchant: state.merchant.code, purpose: undefined, at, answer })
  return { id, image: drawCode(answer) }
}
