import type { Random, SecretStorage } from '../browser'
import { type CryptoKeyStore, createCryptoKeyStore } from './cryptoKeyStore'

/** The length of an AES-GCM initialisation vector, which must never repeat under one key. */
const ivLength = 12

interface SecretStorageOptions {
  readonly cryptoKeyStore: CryptoKeyStore
  readonly random: Random
}

/**
 * Encrypts with AES-GCM and a random IV, stored as `salt`, and encodes the result once more (I3.28, D8). Where the browser refuses (no
 * WebCrypto on plain http, no IndexedDB in some private windows), the result is undefined and nothing is remembered.
 */
export function createSecretStorage({ cryptoKeyStore, random }: SecretStorageOptions): SecretStorage {
  async function encrypt(text: string): Promise<string> {
    const key = await cryptoKeyStore.findOrCreate()
    const iv = Uint8Array.from(random.bytes(ivLength))
    const ciphertext = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      key,
      new TextEncoder().encode(text),
    )
    return btoa(JSON.stringify({ salt: toBase64(iv), ciphertext: toBase64(new Uint8Array(ciphertext)) }))
  }

  async function decrypt(envelope: string): Promise<string | undefined> {
    const { salt, ciphertext } = JSON.parse(atob(envelope)) as { salt: string; ciphertext: string }
    const key = await cryptoKeyStore.find()
    if (!key) return undefined
    const iv = fromBase64(salt)
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(ciphertext)),
    )
  }

  return {
    encrypt: (text) => undefinedOnError(encrypt(text)),
    decrypt: (envelope) => undefinedOnError(decrypt(envelope)),
  }
}

/** With the key of this merchant's sites. */
export const merchantSecretStorage = (merchant: string, random: Random): SecretStorage =>
  createSecretStorage({ cryptoKeyStore: createCryptoKeyStore(merchant), random })

const undefinedOnError = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
