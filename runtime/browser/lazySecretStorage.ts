import type { SecretStorage } from './browser'

/** Only a remembered login needs the code; without it, it is as if the browser refused: nothing is remembered. */
export function lazySecretStorage(load: () => Promise<SecretStorage>): SecretStorage {
  let loading: Promise<SecretStorage | undefined> | undefined

  async function loaded(): Promise<SecretStorage | undefined> {
    loading ??= load().catch(() => undefined)
    const storage = await loading
    if (!storage) loading = undefined
    return storage
  }

  return {
    encrypt: async (text) => (await loaded())?.encrypt(text),
    decrypt: async (envelope) => (await loaded())?.decrypt(envelope),
  }
}
