import type { Random } from '../../browser/browser'
import type { ChunkLoadError } from '../../kit/code/lazyCode'
import type { EncryptedBody } from '../../rules/network/cipher'
import { Failure } from '../../rules/network/failure'

/** Fetches the platform's RSA key (I7.17). */
type FetchKey = () => Promise<unknown>

/** Loads the ciphers; rejects with ChunkLoadError. */
export type LoadCipher = () => Promise<typeof import('../../rules/network/cipher')>

export interface BodyEncryptor {
  /** Encrypts a body; rejects with a Failure of kind `encrypting` or `codeMissing`, or with that of the key's call (I7.33). */
  encrypt(json: string): Promise<EncryptedBody>
  /** The platform could not read what was encrypted: its key may have changed (D137, F059). */
  forgetKey(): void
}

/** Loads the ciphers with the first body that needs them, so that the lobby does not carry them. */
export function createBodyEncryptor(
  fetchKey: FetchKey,
  random: Random,
  loadCipher: LoadCipher,
): BodyEncryptor {
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
    async encrypt(json) {
      const loading = loadCipher().catch(({ remedy }: ChunkLoadError) => {
        throw new Failure('chunkLoad', { remedy })
      })
      // In parallel, but a failure of the key call is thrown first: it says more about the network.
      loading.catch(() => undefined)
      const publicKey = await rsaKey()
      const cipher = await loading
      try {
        return cipher.encryptBody(json, String(publicKey), cipher.createWireKey(random.bytes))
      } catch {
        key = undefined
        throw new Failure('encryption')
      }
    },
  }
}
