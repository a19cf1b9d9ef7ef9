import { RefusalError } from '../http/refusal'
import type { ConfigState } from '../state/merchant-config'
import type { PlatformServices } from '../state/platform-services'
import { findMember } from './find-member'
import type { MemberState } from './member'

const MIN_LENGTH = 4
const MAX_LENGTH = 64
const ALLOWED = /^[\p{L}\p{M}\p{N}._-]+$/u
/** Names of digits alone are reserved for members who registered by mobile number. */
const HAS_LETTER = /\p{L}/u

/** Throws when a name is not allowed. */
export function assertValidUserName(name: string): void {
  const { length } = [...name]
  if (length >= MIN_LENGTH && length <= MAX_LENGTH && ALLOWED.test(name) && HAS_LETTER.test(name)) return
  throw new RefusalError('username.err', {
    messageKey: 'userNameInvalid',
    values: { minimum: MIN_LENGTH, maximum: MAX_LENGTH },
  })
}

/** Whether no member has the name yet. */
export const isAvailable = (state: ConfigState & MemberState, name: string): boolean =>
  findMember(state, name) === undefined

/** An available name: the merchant's first letters and six digits (I7.15). */
export function createUserName(platform: PlatformServices, state: ConfigState & MemberState): string {
  const prefix = state.merchant.code.replace(/[^a-z]/g, '').slice(0, 4) || 'user'
  for (;;) {
    const name = prefix + platform.tokens.code()
    if (isAvailable(state, name)) return name
  }
}
