// @vitest-environment happy-dom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCryptoKeyStore } from '../../runtime/browser/cryptoKeyStore'
import { browserRandom } from '../../runtime/browser/random'
import { createSecretStorage } from '../../runtime/browser/secretStorage'
import { createStorage } from '../../runtime/browser/storage'
import english from '../../runtime/text/EN.json'
import { type MemoryDatabase, memoryDatabase } from '../browser/memoryDatabase'
import { blockStorage, type StorageArea, type Undo } from '../browser/refusedStorage'
import { type FakeBrowser, fakeBrowser } from '../support/fakes/fakeBrowser'
import { find, get } from '../support/screen'
import { merchant, press, type, waitUntilSettled } from '../support/site'
import { arrive, password, userName } from './arriving'

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
  for (const one of undo.splice(0).reverse()) one()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

/** WebCrypto works on threads of its own: what is under way there, nobody else can see. */
const sealing: Promise<unknown>[] = []

/** Waits for the vault, and for what comes of it. */
async function sealed(): Promise<void> {
  await Promise.all(sealing.splice(0))
  await waitUntilSettled()
}

const seen = <T,>(work: Promise<T>): Promise<T> => {
  sealing.push(work)
  return work
}

/** The browser's own storage and its own vault; everything else is told. */
function storingEdge(): FakeBrowser {
  const browser = fakeBrowser()
  const keep = createStorage(merchant, browser.clock)
  const vault = createSecretStorage({ cryptoKeyStore: createCryptoKeyStore(merchant), random: browserRandom })
  return Object.assign(browser, {
    storage: Object.assign(keep, {
      plant: browser.storage.writeRaw,
      all: () => ({ ...localStorage, ...sessionStorage }),
    }),
    secretStorage: {
      ...browser.secretStorage,
      encrypt: (text: string) => seen(vault.encrypt(text)),
      decrypt: (text: string) => seen(vault.decrypt(text)),
    },
  })
}

async function logInByHand(browser: FakeBrowser): Promise<void> {
  await arrive({ browser, path: '/m/login' })
  await type(login.userName, userName)
  await type(login.password, password)
  await press('button', login.submit)
  await sealed()
}

const isMember = (): boolean => find('link', shell.account) !== undefined

/** The database is not a shelf of text: it has a way of its own to be refused. */
const refusals = ['local', 'session', 'cookie', 'database', 'crypto'] as const
type Refusal = (typeof refusals)[number]

function refuse(what: Refusal): void {
  if (what === 'database') database.failure = 'no database at all'
  else if (what === 'crypto')
    vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  else undo.push(blockStorage(what satisfies StorageArea))
}

const choices = Array.from({ length: 2 ** refusals.length }, (_, bits) =>
  refusals.filter((_refusal, index) => bits & (1 << index)),
)

describe('logging in with "remember me"', () => {
  it.each(choices.map((some) => [some.join(', ') || 'nothing', some] as const))(
    'works where the browser refuses %s (F023, F060)',
    async (_, some) => {
      for (const one of some) refuse(one)
      const browser = storingEdge()
      await logInByHand(browser)
      expect(isMember()).toBe(true)
      const seals = !some.includes('database') && !some.includes('crypto')
      expect(browser.storage.read('remembered') !== undefined).toBe(seals)
    },
  )
})

describe('nothing that a page keeps', () => {
  /** Everything that anybody gives to the browser to keep, also what is removed again. */
  function listen(): string[] {
    const written: string[] = []
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const real = globalThis[name]
      const heard = {
        getItem: (key: string) => real.getItem(key),
        setItem(key: string, text: string) {
          written.push(key, text)
          real.setItem(key, text)
        },
        removeItem: (key: string) => real.removeItem(key),
      }
      Object.defineProperty(globalThis, name, { configurable: true, get: () => heard })
      undo.push(() => Object.defineProperty(globalThis, name, { configurable: true, get: () => real }))
    }
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: (text: string) => void written.push(text),
    })
    undo.push(() => Reflect.deleteProperty(document, 'cookie'))
    return written
  }

  /** A text and whatever base64 hides in it, to the bottom. */
  function layers(text: string): string[] {
    const inner = text.match(/[A-Za-z0-9+/]{12,}={0,2}/g) ?? []
    return [text, ...inner.flatMap((word) => layers(atob(word.slice(0, word.length - (word.length % 4)))))]
  }

  it('shows the password, in clear or thinly veiled (I3.28)', async () => {
    const written = listen()
    await logInByHand(storingEdge())
    expect(isMember()).toBe(true)
    expect(written).toContain('hongvan:remembered')
    expect(written).toContain('MC_SESSION_INFO')
    const turned = [...password].reverse().join('')
    const all = written.flatMap((text) => layers(decodeURIComponent(text)))
    expect(all.length).toBeGreaterThan(written.length)
    for (const text of all) {
      expect(text).not.toContain(password)
      expect(text).not.toContain(turned)
    }
    expect([...database.values.values()]).toEqual([expect.objectContaining({ extractable: false })])
  })
})

it('logs in by itself with what the page before has kept, and not when the key is gone (I3.28, I4.11)', async () => {
  await logInByHand(storingEdge())
  const kept = localStorage.getItem('hongvan:remembered') ?? ''
  localStorage.removeItem('MC_SESSION_INFO')
  expect(JSON.parse(kept)).toMatchObject({ type: 'username', username: userName, merchant })
  const next = storingEdge()
  await arrive({ browser: next })
  await sealed()
  expect(next.http.requestsTo('login')).toHaveLength(1)
  localStorage.removeItem('MC_SESSION_INFO')
  database = memoryDatabase()
  const last = storingEdge()
  await arrive({ browser: last })
  await sealed()
  expect(last.http.requestsTo('login')).toEqual([])
  expect(localStorage.getItem('hongvan:remembered')).toBeNull()
  expect(get('button', shell.logIn)).toBeDefined()
})
