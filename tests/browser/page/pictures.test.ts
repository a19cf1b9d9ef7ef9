// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPictures } from '../../../runtime/browser/page/pictures'
import { storedPictures } from '../../../runtime/tables/limits'
import { pictureCacheName } from '../../../runtime/tables/storageKeys'
import * as times from '../../../runtime/tables/times'
import { type FakeClock, fakeClock } from '../../support/fakes/fakeClock'

const url = 'https://images.hongvan.example/one.webp'
const limit = 100

/** The Cache API, in memory. */
function memoryCaches(refuses: 'nothing' | 'writing' | 'everything' = 'nothing') {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    if (refuses === 'everything') throw new DOMException('Refused', 'SecurityError')
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      async put(key: string, response: Response) {
        if (refuses === 'writing') throw new DOMException('Full', 'QuotaExceededError')
        entries.set(key, response)
      },
      keys: async () => [...entries.keys()],
      delete: async (key: string) => entries.delete(key),
    }
  }
  return { open, stored: (name: string) => [...(stored.get(name)?.keys() ?? [])] }
}

let clock: FakeClock
let fetches: [string, RequestInit][] = []
let respond: (signal: AbortSignal) => Promise<Response>

const response = (bytes = 10, type = 'image/webp', status = 200) =>
  new Response('x'.repeat(bytes), { status, headers: { 'content-type': type } })

beforeEach(() => {
  clock = fakeClock()
  fetches = []
  respond = async () => response()
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    fetches.push([address, options])
    return respond(options.signal as AbortSignal)
  })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 960, height: 420, close: () => undefined }))
})
afterEach(() => vi.unstubAllGlobals())

const load = (address = url) => createPictures('hongvan', clock).load(address, limit)
const data = { src: expect.stringMatching(/^data:image\/webp;base64,/), width: 960, height: 420 }

describe('a picture as data', () => {
  it('is fetched without cookies, stored, and taken from the device the next time (E7.42)', async () => {
    const caches = memoryCaches()
    vi.stubGlobal('caches', caches)
    expect(await load()).toEqual(data)
    expect(await load()).toEqual(data)
    expect(fetches.map(([address, { credentials }]) => [address, credentials])).toEqual([[url, 'omit']])
    expect(caches.stored(pictureCacheName('hongvan'))).toEqual([url])
    await createPictures('hongvan', clock).forget(url)
    expect(caches.stored(pictureCacheName('hongvan'))).toEqual([])
  })

  it('makes room for newer ones, and is never another merchant’s (F026)', async () => {
    const caches = memoryCaches()
    vi.stubGlobal('caches', caches)
    for (let index = 0; index <= storedPictures; index += 1) await load(`${url}?${index}`)
    expect(caches.stored(pictureCacheName('hongvan'))).toEqual([`${url}?1`, `${url}?2`])
    expect(pictureCacheName('brasa')).not.toBe(pictureCacheName('hongvan'))
  })

  it.each(['writing', 'everything'] as const)(
    'is there for this time where the device refuses %s (F023, F024)',
    async (refused) => {
      vi.stubGlobal('caches', memoryCaches(refused))
      expect(await load()).toEqual(data)
      await expect(createPictures('hongvan', clock).forget(url)).resolves.toBeUndefined()
    },
  )

  it('needs no storage at all, as on plain http (F023)', async () => {
    vi.stubGlobal('caches', undefined)
    expect(await load()).toEqual(data)
  })

  it.each([
    ['is missing', () => response(10, 'image/webp', 404)],
    ['is a page', () => response(10, 'text/html')],
  ])('that %s is said to be missing', async (_, answer) => {
    respond = async () => answer()
    expect(await load()).toBe('missing')
  })

  it.each<[string, () => Promise<Response>]>([
    ['another host does not allow it', () => Promise.reject(new TypeError('CORS'))],
    ['it is too large', async () => response(limit + 1)],
  ])('is left to its element where %s (E7.42)', async (_, answer) => {
    respond = answer
    expect(await load()).toBeUndefined()
  })

  it('is left to its element where the browser cannot draw it as a bitmap', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('Invalid')))
    expect(await load()).toBeUndefined()
  })

  it('is given up when its host does not answer in time', async () => {
    respond = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted'))))
    const loading = load()
    // The cache is asked first.
    await clock.advance(times.ms(0))
    await clock.advance(times.pictureRequest)
    expect(await loading).toBeUndefined()
  })
})
