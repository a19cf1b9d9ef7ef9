import type { PlatformServices } from '../state/platformServices'
import { type CaptchaState, type Challenge, createGoal } from './captchaState'

/** Creates a challenge; its id is v3's challenge or v4's lot number. */
export function createChallenge(
  platform: PlatformServices & CaptchaState,
  options: Pick<Challenge, 'version' | 'merchant' | 'purpose'>,
): Challenge {
  const id = platform.tokens.token()
  const challenge: Challenge = { ...options, id, goal: createGoal(id), at: platform.clock.now() }
  platform.captcha.challenges.set(id, challenge)
  return challenge
}

/** The accepted distance from the goal. */
const tolerance = 2

/** Verifies the slider's position. A passed challenge is replaced by an answer. */
export function verifyChallenge(
  platform: PlatformServices & CaptchaState,
  challenge: Challenge,
  position: number,
): { token: string; solution: string } | undefined {
  if (!(Math.abs(position - challenge.goal) <= tolerance)) return undefined
  const { merchant, purpose, version, id } = challenge
  const token = version === 'v3' ? `${platform.tokens.token()}|jordan` : platform.tokens.token()
  // The vendor returns a slide challenge with two characters appended.
  const solution = version === 'v3' ? `${id}${id.slice(0, 2)}` : id
  platform.captcha.challenges.delete(id)
  platform.captcha.answers.set(token, { merchant, purpose, at: platform.clock.now(), solution })
  return { token, solution }
}
