import type { Firebase } from '../../edge'
import type { Speaker } from './sdk'

/** The SDK, loaded when somebody reaches for it, and started once for all pages of this site. A start that failed is tried again. */
export function browserFirebase(fetchSdk: () => Promise<typeof import('./sdk')>): Firebase {
  let known: Promise<Speaker> | undefined
  return {
    load: async () => void (await fetchSdk()),
    async prepare(config, language) {
      known ??= fetchSdk().then(({ speaker }) => speaker(config))
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
