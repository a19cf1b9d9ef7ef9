import { type Auth, RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth'
import { SignInFailure } from '../../../rules/signInFailure'
import type { Stop } from '../../edge'

/** Keeps the errors of a promise in one shape. */
type Told = <T>(attempt: Promise<T>) => Promise<T>

interface Challenge {
  readonly verifier: RecaptchaVerifier
  /** Rejects when the captcha has lost its network: the SDK itself would wait for ever. */
  readonly broken: Promise<never>
  readonly clear: Stop
}

/**
 * Google's invisible captcha, in an element of its own that goes with it: a second one in the same place is refused, and
 * its badge must not stay in the page.
 */
function openChallenge(auth: Auth): Challenge {
  const place = document.body.appendChild(document.createElement('div'))
  let breakDown: (failure: SignInFailure) => void = () => {}
  const broken = new Promise<never>((_, reject) => {
    breakDown = reject
  })
  const verifier = new RecaptchaVerifier(auth, place, {
    size: 'invisible',
    'error-callback': () => breakDown(new SignInFailure('auth/network-request-failed', '')),
  })
  let open = true
  const clear = () => {
    if (!open) return
    open = false
    verifier.clear()
    place.remove()
  }
  return { verifier, broken, clear }
}

/** A captcha that the member has closed never ends: the next code that is asked for clears it away. */
let clearLast: Stop = () => {}

/** Sends a code by SMS; what it resolves to takes the code and gives the id token (I4.31, I4.32). */
export async function sendCode(
  auth: Auth,
  number: string,
  told: Told,
): Promise<(code: string) => Promise<string>> {
  clearLast()
  const { verifier, broken, clear } = openChallenge(auth)
  clearLast = clear
  const sent = signInWithPhoneNumber(auth, number, verifier)
  const pending = await Promise.race([sent, broken]).finally(clear)
  return (code) => told(pending.confirm(code).then(({ user }) => user.getIdToken()))
}
