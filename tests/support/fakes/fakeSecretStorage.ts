import type { SecretStorage } from '../../../runtime/browser/browser'

export interface FakeSecretStorage extends SecretStorage {
  /** Behaves as without WebCrypto or IndexedDB. */
  unavailable: boolean
  /** Behaves as if the browser had lost its key. */
  loseKey(): void
}

/** A secret storage whose ciphertexts are just numbers: the text cannot be read from them. */
export function fakeSecretStorage(): FakeSecretStorage {
  const texts = new Map<string, string>()
  let count = 0
  return {
    unavailable: false,
    loseKey: () => texts.clear(),
    async encrypt(text) {
      if (this.unavailable) return undefined
      count += 1
      const ciphertext = `seal-${count}`
      texts.set(ciphertext, text)
      return ciphertext
    },
    async decrypt(ciphertext) {
      return this.unavailable ? undefined : texts.get(ciphertext)
    },
  }
}
