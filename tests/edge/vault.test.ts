import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Vault } from '../../runtime/edge/edge'
import { browserKeyring } from '../../runtime/edge/keyring'
import { browserRandom } from '../../runtime/edge/random'
import { browserVault } from '../../runtime/edge/vault'
import { type MemoryDatabase, memoryDatabase, troubles } from './memoryDatabase'

const secret = 'Lucky-7788 \u{1F340} ค่ำ '

let database: MemoryDatabase

const inBrowser = (memory: MemoryDatabase): void => {
  database = memory
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: () => database.indexedDB })
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  inBrowser(memoryDatabase())
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

const vaultOf = (merchant = 'hongvan'): Vault =>
  browserVault({ keyring: browserKeyring(merchant), random: browserRandom })

/** Seals, and is sure of it. */
async function sealed(text = secret, merchant = 'hongvan'): Promise<string> {
  const seal = await vaultOf(merchant).seal(text)
  if (seal === undefined) throw new Error('The vault did not seal')
  return seal
}

const decoded = (seal: string): { salt: string; sealed: string } => JSON.parse(atob(seal))

describe('the vault', () => {
  it('opens what it sealed, also on the next page (I3.28)', async () => {
    expect(await vaultOf().open(await sealed())).toBe(secret)
  })

  it('opens any text as it was', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        expect(await vaultOf().open(await sealed(one))).toBe(one)
      }),
      { numRuns: 30 },
    )
  })

  it('encodes twice, with a salt that is new each time (I3.28)', async () => {
    const seals = await Promise.all(Array.from({ length: 20 }, () => sealed()))
    const salts = seals.map((seal) => decoded(seal).salt)
    expect(new Set(salts).size).toBe(20)
    expect(new Set(seals.map((seal) => decoded(seal).sealed)).size).toBe(20)
    for (const salt of salts) expect(atob(salt)).toHaveLength(12)
  })

  it('shows nothing of the text', async () => {
    const seal = await sealed('Lucky-7788')
    const layers = [seal, atob(seal), atob(decoded(seal).sealed)]
    for (const layer of layers) expect(layer).not.toMatch(/lucky|7788|THVja3kt/i)
  })

  it('keeps one key for each merchant, which nobody can read', async () => {
    await sealed()
    await sealed()
    await sealed(secret, 'brasa')
    expect([...database.kept.keys()]).toEqual([
      'hongvan:vault/keys/remembered',
      'brasa:vault/keys/remembered',
    ])
    for (const key of database.kept.values()) {
      expect(key).toMatchObject({
        type: 'secret',
        extractable: false,
        algorithm: { name: 'AES-GCM', length: 256 },
      })
      await expect(webcrypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
    }
  })

  it('agrees on one key when two tabs seal for the first time at once', async () => {
    const seals = await Promise.all([sealed('one'), sealed('two')])
    expect(database.kept.size).toBe(1)
    expect(await Promise.all(seals.map((seal) => vaultOf().open(seal)))).toEqual(['one', 'two'])
  })

  it('holds no connection open', async () => {
    const opened = vi.spyOn(database.indexedDB as IDBFactory, 'open')
    await vaultOf().open(await sealed())
    expect([opened.mock.calls.length, database.open]).toEqual([2, 0])
  })
})

describe('what the vault cannot open', () => {
  it('is a seal of another merchant (F026)', async () => {
    await sealed('theirs', 'brasa')
    expect(await vaultOf('brasa').open(await sealed())).toBeUndefined()
  })

  it('is a seal whose key is gone, or another one', async () => {
    const seal = await sealed()
    inBrowser(memoryDatabase())
    expect(await vaultOf().open(seal)).toBeUndefined()
    await sealed('anything')
    expect(await vaultOf().open(seal)).toBeUndefined()
  })

  it.each(['salt', 'sealed'] as const)('is a seal whose %s was changed, in any byte', async (part) => {
    const parts = decoded(await sealed())
    const bytes = [...atob(parts[part])]
    for (const index of bytes.keys()) {
      const changed = bytes.map((byte, at) =>
        at === index ? String.fromCharCode(byte.charCodeAt(0) ^ 1) : byte,
      )
      const seal = btoa(JSON.stringify({ ...parts, [part]: btoa(changed.join('')) }))
      expect(await vaultOf().open(seal)).toBeUndefined()
    }
  })

  it.each(['', 'not base64!', btoa('no JSON'), btoa('null'), btoa('{}'), btoa('{"salt":7,"sealed":[]}')])(
    'is %j (F077)',
    async (text) => {
      await sealed()
      expect(await vaultOf().open(text)).toBeUndefined()
    },
  )

  it('is a seal that was cut off', async () => {
    const seal = await sealed()
    const whole = seal.replace(/=+$/, '')
    for (let length = 0; length < whole.length; length += 7)
      expect(await vaultOf().open(whole.slice(0, length))).toBeUndefined()
  })
})

describe('a browser that refuses', () => {
  it.each(troubles)('seals nothing, opens nothing, and never breaks: %s', async (trouble) => {
    database.trouble = trouble
    expect(await vaultOf().seal(secret)).toBeUndefined()
    expect([...database.kept]).toEqual([])
    expect(database.open).toBe(0)
  })

  it.each(troubles.filter((trouble) => trouble !== 'no store in it'))(
    'opens nothing while it lasts, and again afterwards: %s',
    async (trouble) => {
      const seal = await sealed()
      database.trouble = trouble
      expect(await vaultOf().open(seal)).toBeUndefined()
      expect(database.open).toBe(0)
      database.trouble = undefined
      expect(await vaultOf().open(seal)).toBe(secret)
    },
  )

  it.each([
    ['no WebCrypto, as on plain http (F060)', {}],
    ['no crypto at all', undefined],
    [
      'WebCrypto that refuses',
      {
        subtle: {
          generateKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')),
          decrypt: () => Promise.reject(new DOMException('no', 'OperationError')),
        },
      },
    ],
  ])('has %s: nothing is sealed and nothing is opened', async (_, crypto) => {
    const seal = await sealed()
    vi.stubGlobal('crypto', crypto)
    expect(await vaultOf().seal(secret)).toBeUndefined()
    expect(await vaultOf().open(seal)).toBeUndefined()
  })

  it('has no IndexedDB: nothing is sealed and nothing is opened', async () => {
    const seal = await sealed()
    Reflect.deleteProperty(globalThis, 'indexedDB')
    expect(await vaultOf().seal(secret)).toBeUndefined()
    expect(await vaultOf().open(seal)).toBeUndefined()
  })

  it('keeps something that is no key in its place: nothing is sealed', async () => {
    await sealed()
    database.kept.set('hongvan:vault/keys/remembered', { type: 'secret' })
    expect(await vaultOf().seal(secret)).toBeUndefined()
  })
})
