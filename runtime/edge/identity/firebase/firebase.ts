import { SignInFailure } from '../../../rules/signInFailure'
import type { Firebase } from '../../edge'
import type { Speaker } from './sdk'

/** The SDK, loaded when somebody reaches for it, and once for all pages of this site. A load that failed is tried again. */
export function browserFirebase(load: () => Promise<typeof import('./sdk')>): Firebase {
  let known: Promise<Speaker> | undefined
  return {
    async prepare(config, language) {
      known ??= load().then(({ speaker }) => speaker(config), unreachable)
      try {
        const { signIn, speak } = await known
        speak(language)
        return signIn
      } catch (error) {
        known = undefined
        throw error
      }
    },
  }
}

/** Code that does not come is a matter of the network, and nothing of the library's. */
function unreachable(): never {
  throw new SignInFailure('auth/network-request-failed', '')
}
