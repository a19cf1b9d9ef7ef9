import { limits } from '../tables/limits'
import { readMessage } from './failure'
import { truncate } from './text'

/** A sign-in by the identity library that did not work. `code` begins with `auth/`; `reason` is its own words, if it has any. */
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

/** The code that stands in for all that has none (I8.11, D12). */
const unknownCode = 'auth/unknown'

/** A code that was never sent, or whose pending result is gone with the page that had it (I4.33). */
export const codeExpired = (): SignInFailure => new SignInFailure('auth/code-expired', '')

/** Reads what the identity library throws; anything else is unknown, with its own words as the reason. */
export function readSignInFailure(thrown: unknown): SignInFailure {
  if (thrown instanceof SignInFailure) return thrown
  const { code, message } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as {
    code?: unknown
    message?: unknown
  }
  const known = typeof code === 'string' && /^auth\/\S{1,80}$/.test(code)
  const reason = truncate(unwrapped(readMessage(message) ?? ''), limits.message)
  return new SignInFailure(known ? code : unknownCode, reason)
}

/** The library's own words without what it wraps around them: "Firebase: Too short (auth/invalid-phone-number)." */
const unwrapped = (message: string): string =>
  /^Firebase: (.*?)\.?\s*\(auth\/[^)]*\)\.?$/s.exec(message)?.[1] ?? message
