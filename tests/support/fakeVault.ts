import type { SecretStorage } from '../../runtime/browser/browser'

export interface FakeVault extends SecretStorage {
  /** As where there is no WebCrypto or no IndexedDB. */
  refuses: boolean
  /** As when the browser has lost its key. */
  loseKey(): void
}

/** A vault whose seals are numbers: what was sealed cannot be read out of them. */
export function fakeVault(): FakeVault {
  const texts = new Map<string, string>()
  let count = 0
  return {
    refuses: false,
    loseKey: () => texts.clear(),
    async encrypt(text) {
      if (this.refuses) return undefined
      count += 1
      const sealed = `seal-${count}`
      texts.set(sealed, text)
      return sealed
    },
    async decrypt(sealed) {
      return this.refuses ? undefined : texts.get(sealed)
    },
  }
}
