import { type Auth, RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth'
import { SignInFailure } from '../../../rules/identity/signInFailure'
import type { Stop } from '../../browser'

/** Turns a promise's errors into SignInFailures. */
type ConvertFailure = <T>(attempt: Promise<T>) => Promise<T>

interface Challenge {
  readonly verifier: RecaptchaVerifier
  /** Rejects when the captcha loses its network connection: the SDK itself would wait forever. */
  readonly networkFailure: Promise<never>
  readonly clear: Stop
}

/**
 * Google's invisible captcha, in an element of its own that is removed with it: a second captcha in the same element is
 * refused, and the badge must not stay in the page.
 */
function createChallenge(auth: Auth): Challenge {
  const container = document.body.appendChild(document.createElement('div'))
  let rejectNetworkFailure: (failure: SignInFailure) => void = () => {}
  const networkFailure = new Promise<never>((_, reject) => {
    rejectNetworkFailure = reject
  })
  const verifier = new RecaptchaVerifier(auth, container, {
    size: 'invisible',
    'error-callback': () => rejectNetworkFailure(new SignInFailure('auth/network-request-failed', '')),
  })
  let isOpen = true
  const clear = () => {
    if (!isOpen) return
    isOpen = false
    verifier.clear()
    container.remove()
  }
  return { verifier, networkFailure, clear }
}

/** A captcha that the member closes never settles, so the next request for a code removes it. */
let clearPrevious: Stop = () => {}

/** Sends a code by SMS. Resolves to a function that takes the code and resolves to the ID token (I4.31, I4.32). */
export async function sendCode(
  auth: Auth,
  number: string,
  convertFailure: ConvertFailure,
): Promise<(code: string) => Promise<string>> {
  clearPrevious()
  const { verifier, networkFailure, clear } = createChallenge(auth)
  clearPrevious = clear
  const confirmation = signInWithPhoneNumber(auth, number, verifier)
  const confirmationResult = await Promise.race([confirmation, networkFailure]).finally(clear)
  return (code) => convertFailure(confirmationResult.confirm(code).then(({ user }) => user.getIdToken()))
}
