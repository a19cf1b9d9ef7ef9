import type { Random, Vault } from './edge'
import type { Keyring } from './keyring'

/** AES-GCM takes this many bytes that never come again under one key. */
const saltLength = 12

interface Needs {
  readonly keyring: Keyring
  readonly random: Random
}

/**
 * Seals with AES-GCM and a random salt, and encodes that once more (I3.28, D8). What a browser refuses, in whatever way
 * (no WebCrypto on plain http, no IndexedDB in some private windows), comes to nothing: then it is not remembered.
 */
export function browserVault({ keyring, random }: Needs): Vault {
  async function seal(text: string): Promise<string> {
    const key = await keyring.make()
    const iv = Uint8Array.from(random.bytes(saltLength))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
    return btoa(JSON.stringify({ salt: toBase64(iv), sealed: toBase64(new Uint8Array(sealed)) }))
  }

  async function open(envelope: string): Promise<string | undefined> {
    const { salt, sealed } = JSON.parse(atob(envelope)) as { salt: string; sealed: string }
    const key = await keyring.find()
    if (!key) return undefined
    const iv = fromBase64(salt)
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(sealed)),
    )
  }

  return { seal: (text) => orNothing(seal(text)), open: (envelope) => orNothing(open(envelope)) }
}

const orNothing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
