// @vitest-environment happy-dom
import { webcrypto } from 'node:crypto'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserRandom } from '../../runtime/browser/random'
import { createCryptoKeyStore } from '../../runtime/browser/storage/cryptoKeyStore'
import { createSecretStorage } from '../../runtime/browser/storage/secretStorage'
import { createStorage } from '../../runtime/browser/storage/storage'
import english from '../../runtime/text/EN.json'
import { type MemoryDatabase, memoryDatabase } from '../browser/storage/memoryDatabase'
import { blockStorage, type StorageArea, type Undo } from '../browser/storage/refusedStorage'
import { type FakeBrowser, fakeBrowser } from '../support/fakes/fakeBrowser'
import { find, get } from '../support/screen'
import { merchant, press, type, waitUntilSettled } from '../support/site'
import { password, startAutoLoginSite, userName } from './startAutoLoginSite'

const { login, shell } = english

let database: MemoryDatabase
const undo: Undo[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  database = memoryDatabase()
  vi.stubGlobal('crypto', webcrypto)
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: () => database.indexedDB })
})
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

/** WebCrypto runs on its own threads: waitUntilSettled does not see what is pending there. */
const pendingEncryption: Promise<unknown>[] = []

/** Waits for the encryption, and for what follows it, which may encrypt again. */
async function waitForEncryption(): Promise<void> {
  do {
    await act(async () => void (await Promise.all(pendingEncryption.splice(0))))
    await waitUntilSettled()
  } while (pendingEncryption.length > 0)
}

const trackPending = <T,>(promise: Promise<T>): Promise<T> => {
  pendingEncryption.push(promise)
  return promise
}

/** A fake browser with the real storage and the real secret storage. */
function createStoringBrowser(): FakeBrowser {
  const browser = fakeBrowser()
  const storage = createStorage(merchant, browser.clock)
  const secretStorage = createSecretStorage({
    cryptoKeyStore: createCryptoKeyStore(merchant),
    random: browserRandom,
  })
  return Object.assign(browser, {
    storage: Object.assign(storage, {
      writeRaw: browser.storage.writeRaw,
      entries: () => ({ ...localStorage, ...sessionStorage }),
    }),
    secretStorage: {
      ...browser.secretStorage,
      encrypt: (text: string) => trackPending(secretStorage.encrypt(text)),
      decrypt: (text: string) => trackPending(secretStorage.decrypt(text)),
    },
  })
}

async function logInManually(browser: FakeBrowser): Promise<void> {
  await startAutoLoginSite({ browser, path: '/m/login' })
  await type(login.userName, userName)
  await type(login.password, password)
  await press('button', login.submit)
  await waitForEncryption()
}

const isMember = (): boolean => find('link', shell.account) !== undefined

/** The database and WebCrypto are not storage areas, so each is blocked in its own way. */
const blockableFeatures = ['local', 'session', 'cookie', 'database', 'crypto'] as const
type BlockableFeature = (typeof blockableFeatures)[number]

function block(feature: BlockableFeature): void {
  if (feature === 'database') database.failure = 'no database at all'
  else if (feature === 'crypto')
    vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  else undo.push(blockStorage(feature satisfies StorageArea))
}

const combinations = Array.from({ length: 2 ** blockableFeatures.length }, (_, bits) =>
  blockableFeatures.filter((_feature, index) => bits & (1 << index)),
)

describe('logging in with "remember me"', () => {
  it.each(combinations.map((blocked) => [blocked.join(', ') || 'nothing', blocked] as const))(
    'works when the browser blocks %s (F023, F060)',
    async (_, blocked) => {
      for (const feature of blocked) block(feature)
      const browser = createStoringBrowser()
      await logInManually(browser)
      expect(isMember()).toBe(true)
      const canEncrypt = !blocked.includes('database') && !blocked.includes('crypto')
      expect(browser.storage.read('remembered') !== undefined).toBe(canEncrypt)
    },
  )
})

describe('nothing that a page stores', () => {
  /** Records everything that is written to storage or cookies, even if it is removed again. */
  function recordWrites(): string[] {
    const written: string[] = []
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const realStorage = globalThis[name]
      const recordingStorage = {
        getItem: (key: string) => realStorage.getItem(key),
        setItem(key: string, text: string) {
          written.push(key, text)
          realStorage.setItem(key, text)
        },
        removeItem: (key: string) => realStorage.removeItem(key),
      }
      Object.defineProperty(globalThis, name, { configurable: true, get: () => recordingStorage })
      undo.push(() => Object.defineProperty(globalThis, name, { configurable: true, get: () => realStorage }))
    }
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: (text: string) => void written.push(text),
    })
    undo.push(() => Reflect.deleteProperty(document, 'cookie'))
    return written
  }

  /** A text and everything that is encoded in it as base64, recursively. */
  function decodedLayers(text: string): string[] {
    const inner = text.match(/[A-Za-z0-9+/]{12,}={0,2}/g) ?? []
    return [
      text,
      ...inner.flatMap((word) => decodedLayers(atob(word.slice(0, word.length - (word.length % 4))))),
    ]
  }

  it('contains the password, in plain text, reversed or encoded (I3.28)', async () => {
    const written = recordWrites()
    await logInManually(createStoringBrowser())
    expect(isMember()).toBe(true)
    expect(written).toContain('hongvan:remembered')
    expect(written).toContain('MC_SESSION_INFO')
    const reversedPassword = [...password].reverse().join('')
    const all = written.flatMap((text) => decodedLayers(decodeURIComponent(text)))
    expect(all.length).toBeGreaterThan(written.length)
    for (const text of all) {
      expect(text).not.toContain(password)
      expect(text).not.toContain(reversedPassword)
    }
    expect([...database.values.values()]).toEqual([expect.objectContaining({ extractable: false })])
  })
})

it('logs in automatically with the login that the previous page stored, but not without its key (I3.28, I4.11)', async () => {
  await logInManually(createStoringBrowser())
  const storedText = localStorage.getItem('hongvan:remembered') ?? ''
  localStorage.removeItem('MC_SESSION_INFO')
  expect(JSON.parse(storedText)).toMatchObject({ type: 'username', username: userName, merchant })
  const nextBrowser = createStoringBrowser()
  await startAutoLoginSite({ browser: nextBrowser })
  await waitForEncryption()
  expect(nextBrowser.http.requestsTo('login')).toHaveLength(1)
  localStorage.removeItem('MC_SESSION_INFO')
  database = memoryDatabase()
  const lastBrowser = createStoringBrowser()
  await startAutoLoginSite({ browser: lastBrowser })
  await waitForEncryption()
  expect(lastBrowser.http.requestsTo('login')).toEqual([])
  expect(localStorage.getItem('hongvan:remembered')).toBeNull()
  expect(get('button', shell.logIn)).toBeDefined()
})
