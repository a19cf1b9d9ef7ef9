import type { SecretStorage } from '../browser'

/**
 * Only a remembered login needs the code. When it fails to load, nothing is remembered, and reading rejects: what is stored
 * may still be good (F123).
 */
export function lazySecretStorage(load: () => Promise<SecretStorage>): SecretStorage {
  let loading: Promise<SecretStorage> | undefined

  async function loaded(): Promise<SecretStorage> {
    loading ??= load()
    try {
      return await loading
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    encrypt: async (text) => (await loaded().catch(() => undefined))?.encrypt(text),
    decrypt: async (envelope) => (await loaded()).decrypt(envelope),
  }
}
