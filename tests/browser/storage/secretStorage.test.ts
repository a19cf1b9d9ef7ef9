import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SecretStorage } from '../../../runtime/browser/browser'
import { browserRandom } from '../../../runtime/browser/random'
import { lazySecretStorage } from '../../../runtime/browser/storage/lazySecretStorage'
import { merchantSecretStorage } from '../../../runtime/browser/storage/secretStorage'
import fc from '../../support/properties'
import { databaseFailures, type MemoryDatabase, memoryDatabase } from './memoryDatabase'

const secret = 'Lucky-7788 \u{1F340} ค่ำ '

let database: MemoryDatabase

const installDatabase = (newDatabase: MemoryDatabase): void => {
  database = newDatabase
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: () => database.indexedDB })
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  installDatabase(memoryDatabase())
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

const secretStorageOf = (merchant = 'hongvan'): SecretStorage =>
  merchantSecretStorage(merchant, browserRandom)

/** Encrypts, and fails the test when that does not work. */
async function encrypt(text = secret, merchant = 'hongvan'): Promise<string> {
  const ciphertext = await secretStorageOf(merchant).encrypt(text)
  if (ciphertext === undefined) throw new Error('The secret was not encrypted')
  return ciphertext
}

const decode = (ciphertext: string): { salt: string; ciphertext: string } => JSON.parse(atob(ciphertext))

describe('the secret storage', () => {
  it('decrypts what it encrypted, also on the next page (I3.28)', async () => {
    expect(await secretStorageOf().decrypt(await encrypt())).toBe(secret)
  })

  it('decrypts any text unchanged', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(text, async (plainText) => {
        expect(await secretStorageOf().decrypt(await encrypt(plainText))).toBe(plainText)
      }),
      { numRuns: 30 },
    )
  })

  it('encodes twice, with a new salt each time (I3.28)', async () => {
    const ciphertexts = await Promise.all(Array.from({ length: 20 }, () => encrypt()))
    const salts = ciphertexts.map((ciphertext) => decode(ciphertext).salt)
    expect(new Set(salts).size).toBe(20)
    expect(new Set(ciphertexts.map((ciphertext) => decode(ciphertext).ciphertext)).size).toBe(20)
    for (const salt of salts) expect(atob(salt)).toHaveLength(12)
  })

  it('reveals nothing of the text', async () => {
    const ciphertext = await encrypt('Lucky-7788')
    const layers = [ciphertext, atob(ciphertext), atob(decode(ciphertext).ciphertext)]
    for (const layer of layers) expect(layer).not.toMatch(/lucky|7788|THVja3kt/i)
  })

  it('stores one key for each merchant, which cannot be exported', async () => {
    await encrypt()
    await encrypt()
    await encrypt(secret, 'brasa')
    expect([...database.values.keys()]).toEqual([
      'hongvan:vault/keys/remembered',
      'brasa:vault/keys/remembered',
    ])
    for (const key of database.values.values()) {
      expect(key).toMatchObject({
        type: 'secret',
        extractable: false,
        algorithm: { name: 'AES-GCM', length: 256 },
      })
      await expect(webcrypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
    }
  })

  it('uses one key when two tabs encrypt for the first time at once', async () => {
    const ciphertexts = await Promise.all([encrypt('one'), encrypt('two')])
    expect(database.values.size).toBe(1)
    expect(await Promise.all(ciphertexts.map((ciphertext) => secretStorageOf().decrypt(ciphertext)))).toEqual(
      ['one', 'two'],
    )
  })

  it('leaves no connection open', async () => {
    const opened = vi.spyOn(database.indexedDB as IDBFactory, 'open')
    await secretStorageOf().decrypt(await encrypt())
    expect([opened.mock.calls.length, database.openConnections]).toEqual([2, 0])
  })
})

describe('the secret storage cannot decrypt', () => {
  it('a ciphertext of another merchant (F026)', async () => {
    await encrypt('theirs', 'brasa')
    expect(await secretStorageOf('brasa').decrypt(await encrypt())).toBeUndefined()
  })

  it('a ciphertext whose key was deleted or replaced', async () => {
    const ciphertext = await encrypt()
    installDatabase(memoryDatabase())
    expect(await secretStorageOf().decrypt(ciphertext)).toBeUndefined()
    await encrypt('anything')
    expect(await secretStorageOf().decrypt(ciphertext)).toBeUndefined()
  })

  it.each(['salt', 'ciphertext'] as const)('a ciphertext whose %s was changed, in any byte', async (part) => {
    const parts = decode(await encrypt())
    const bytes = [...atob(parts[part])]
    for (const index of bytes.keys()) {
      const changed = bytes.map((byte, at) =>
        at === index ? String.fromCharCode(byte.charCodeAt(0) ^ 1) : byte,
      )
      const ciphertext = btoa(JSON.stringify({ ...parts, [part]: btoa(changed.join('')) }))
      expect(await secretStorageOf().decrypt(ciphertext)).toBeUndefined()
    }
  })

  it.each(['', 'not base64!', btoa('no JSON'), btoa('null'), btoa('{}'), btoa('{"salt":7,"ciphertext":[]}')])(
    '%j (F077)',
    async (text) => {
      await encrypt()
      expect(await secretStorageOf().decrypt(text)).toBeUndefined()
    },
  )

  it('a truncated ciphertext', async () => {
    const ciphertext = await encrypt()
    const unpadded = ciphertext.replace(/=+$/, '')
    for (let length = 0; length < unpadded.length; length += 7)
      expect(await secretStorageOf().decrypt(unpadded.slice(0, length))).toBeUndefined()
  })
})

describe('a browser that blocks the secret storage', () => {
  it.each(databaseFailures)('encrypts nothing, and never rejects: %s', async (failure) => {
    database.failure = failure
    expect(await secretStorageOf().encrypt(secret)).toBeUndefined()
    expect([...database.values]).toEqual([])
    expect(database.openConnections).toBe(0)
  })

  it.each(databaseFailures.filter((failure) => failure !== 'no object store'))(
    'decrypts nothing during the failure, and works again afterwards: %s',
    async (failure) => {
      const ciphertext = await encrypt()
      database.failure = failure
      expect(await secretStorageOf().decrypt(ciphertext)).toBeUndefined()
      expect(database.openConnections).toBe(0)
      database.failure = undefined
      expect(await secretStorageOf().decrypt(ciphertext)).toBe(secret)
    },
  )

  it.each([
    ['no WebCrypto, as on plain http (F060)', {}],
    ['no crypto at all', undefined],
    [
      'a WebCrypto that refuses',
      {
        subtle: {
          generateKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')),
          decrypt: () => Promise.reject(new DOMException('no', 'OperationError')),
        },
      },
    ],
  ])('has %s: nothing is encrypted or decrypted', async (_, crypto) => {
    const ciphertext = await encrypt()
    vi.stubGlobal('crypto', crypto)
    expect(await secretStorageOf().encrypt(secret)).toBeUndefined()
    expect(await secretStorageOf().decrypt(ciphertext)).toBeUndefined()
  })

  it('has no IndexedDB: nothing is encrypted or decrypted', async () => {
    const ciphertext = await encrypt()
    Reflect.deleteProperty(globalThis, 'indexedDB')
    expect(await secretStorageOf().encrypt(secret)).toBeUndefined()
    expect(await secretStorageOf().decrypt(ciphertext)).toBeUndefined()
  })

  it('has something else stored in place of the key: nothing is encrypted', async () => {
    await encrypt()
    database.values.set('hongvan:vault/keys/remembered', { type: 'secret' })
    expect(await secretStorageOf().encrypt(secret)).toBeUndefined()
  })
})

describe('its code, loaded on first use', () => {
  it('remembers nothing while it cannot be loaded, and is tried again (I3.28)', async () => {
    let loads = 0
    const storage = lazySecretStorage(async () => {
      loads += 1
      if (loads < 3) throw new Error('The file is missing')
      return secretStorageOf()
    })
    expect(await storage.encrypt(secret)).toBeUndefined()
    await expect(storage.decrypt('e30=')).rejects.toThrow('missing')
    expect(await storage.decrypt((await storage.encrypt(secret)) ?? '')).toBe(secret)
    expect(loads).toBe(3)
  })
})
