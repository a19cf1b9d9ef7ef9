import type { World } from '../world'
import { type Challenge, goalOf } from './desk'

/** Begins a captcha; its id is v3's challenge or v4's lot number. */
export function begin(world: World, about: Pick<Challenge, 'version' | 'merchant' | 'purpose'>): Challenge {
  const id = world.newToken()
  const challenge: Challenge = { ...about, id, goal: goalOf(id), at: world.clock.now() }
  world.captcha.challenges.set(id, challenge)
  return challenge
}

/** How far from the goal still counts. */
const TOLERANCE = 2

/** Judges where the slider was left. What is passed is a proof from then on, and no challenge any more. */
export function judge(
  world: World,
  challenge: Challenge,
  moved: number,
): { token: string; answer: string } | undefined {
  if (!(Math.abs(moved - challenge.goal) <= TOLERANCE)) return undefined
  const { merchant, purpose, version, id } = challenge
  const token = version === 'v3' ? `${world.newToken()}|jordan` : world.newToken()
  // A slide challenge comes back two characters longer than it went out.
  const answer = version === 'v3' ? `${id}${id.slice(0, 2)}` : id
  world.captcha.challenges.delete(id)
  world.captcha.proofs.set(token, { merchant, purpose, at: world.clock.now(), answer })
  return { token, answer }
}
