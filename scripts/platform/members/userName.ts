import { RefusalError } from '../http/refusal'
import type { ConfigState } from '../state/merchantConfig'
import type { PlatformServices } from '../state/platformServices'
import { findMember } from './findMember'
import type { MemberState } from './member'

const minLength = 4
const maxLength = 64
const allowedPattern = /^[\p{L}\p{M}\p{N}._-]+$/u
/** Names of digits alone are reserved for members who registered by mobile number. */
const letterPattern = /\p{L}/u

/** Throws when a name is not allowed. */
export function assertValidUserName(name: string): void {
  const { length } = [...name]
  if (length >= minLength && length <= maxLength && allowedPattern.test(name) && letterPattern.test(name))
    return
  throw new RefusalError('username.err', {
    messageKey: 'userNameInvalid',
    values: { minimum: minLength, maximum: maxLength },
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
