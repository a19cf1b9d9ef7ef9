import type { Random } from '../../browser/browser'
import type { CodeMissing } from '../../kit/lazyCode'
import type { EncryptedBody } from '../../rules/network/cipher'
import { Failure } from '../../rules/network/failure'

/** Fetches the platform's RSA key (I7.17). */
type FetchKey = () => Promise<unknown>

/** Loads the ciphers; rejects with CodeMissing. */
export type LoadCipher = () => Promise<typeof import('../../rules/network/cipher')>

export interface Sealer {
  /** Encrypts a body; rejects with a Failure of kind `sealing` or `codeMissing`, or with that of the key's call (I7.33). */
  seal(json: string): Promise<EncryptedBody>
  /** The platform could not read what was sealed: its key may have changed (D17, F059). */
  forgetKey(): void
}

/** Loads the ciphers with the first body that needs them, so that the lobby does not carry them. */
export function createSealer(fetchKey: FetchKey, random: Random, loadCipher: LoadCipher): Sealer {
  let key: Promise<unknown> | undefined

  function rsaKey(): Promise<unknown> {
    key ??= fetchKey().catch((error) => {
      key = undefined
      throw error
    })
    return key
  }

  return {
    forgetKey() {
      key = undefined
    },
    async seal(json) {
      const loading = loadCipher().catch(({ remedy }: CodeMissing) => {
        throw new Failure('codeMissing', { remedy })
      })
      // In parallel, but a failure of the key call is thrown first: it says more about the network.
      loading.catch(() => undefined)
      const publicKey = await rsaKey()
      const cipher = await loading
      try {
        return cipher.encryptBody(json, String(publicKey), cipher.createWireKey(random.bytes))
      } catch {
        key = undefined
        throw new Failure('sealing')
      }
    },
  }
}
