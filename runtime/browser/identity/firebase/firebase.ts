import type { Firebase } from '../../browser'
import type { StartedFirebase } from './sdk'

/** The SDK, loaded on demand and started once for all pages of this site. A failed start is tried again. */
export function createFirebase(loadSdk: () => Promise<typeof import('./sdk')>): Firebase {
  let started: Promise<StartedFirebase> | undefined
  return {
    load: async () => void (await loadSdk()),
    async prepare(config, language) {
      started ??= loadSdk().then(({ startFirebase }) => startFirebase(config))
      try {
        const { signIn, setLanguage } = await started
        setLanguage(language)
        return signIn
      } catch (error) {
        started = undefined
        throw error
      }
    },
  }
}
