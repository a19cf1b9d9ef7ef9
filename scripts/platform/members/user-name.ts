import { Refused } from '../exchange'
import type { MerchantState, World } from '../world'
import { memberNamed } from './named'

const MINIMUM = 4
const MAXIMUM = 64
const FIT = /^[\p{L}\p{M}\p{N}._-]+$/u
/** Digits alone are the name of who registered by mobile number. */
const HAS_LETTER = /\p{L}/u

/** Refuses a name that nobody may have. */
export function refuseUnfitName(name: string): void {
  const { length } = [...name]
  if (length >= MINIMUM && length <= MAXIMUM && FIT.test(name) && HAS_LETTER.test(name)) return
  throw new Refused('username.err', {
    say: 'userNameUnfit',
    values: { minimum: MINIMUM, maximum: MAXIMUM },
  })
}

/** Whether nobody has the name yet. */
export const isFree = (state: MerchantState, name: string): boolean => memberNamed(state, name) === undefined

/** A name that nobody has: the merchant's first letters and six digits (I7.15). */
export function newUserName(world: World, state: MerchantState): string {
  const start = state.merchant.code.replace(/[^a-z]/g, '').slice(0, 4) || 'user'
  for (;;) {
    const name = start + world.newCode()
    if (isFree(state, name)) return name
  }
}
