import * as limits from '../../tables/limits'
import { readMessage } from '../network/failure'
import { truncate } from '../text/text'

/**
 * A failed sign-in of the identity library. `code` starts with `auth/`; `reason` is the library's message, if any.
 */
export class SignInFailure extends Error {
  readonly code: string
  readonly reason: string

  constructor(code: string, reason: string) {
    super(`${code} ${reason}`)
    this.name = 'SignInFailure'
    this.code = code
    this.reason = reason
  }
}

/** The code for errors without one (I8.11, D12). */
const unknownCode = 'auth/unknown'

/** No code was sent, or its pending confirmation was lost with the page (I4.33). */
export const codeExpiredFailure = (): SignInFailure => new SignInFailure('auth/code-expired', '')

/** Reads an error of the identity library; anything else becomes unknown, with its message as the reason. */
export function readSignInFailure(thrown: unknown): SignInFailure {
  if (thrown instanceof SignInFailure) return thrown
  const { code, message } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as {
    code?: unknown
    message?: unknown
  }
  const hasKnownForm = typeof code === 'string' && /^auth\/\S{1,80}$/.test(code)
  const reason = truncate(unwrapMessage(readMessage(message) ?? ''), limits.message)
  return new SignInFailure(hasKnownForm ? code : unknownCode, reason)
}

/** The library's message without its wrapping: "Firebase: Too short (auth/invalid-phone-number)." */
const unwrapMessage = (message: string): string =>
  /^Firebase: (.*?)\.?\s*\(auth\/[^)]*\)\.?$/s.exec(message)?.[1] ?? message
