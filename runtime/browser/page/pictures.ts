import * as limits from '../../tables/limits'
import { pictureCacheName } from '../../tables/storageKeys'
import * as times from '../../tables/times'
import type { Clock } from '../clock'

/** A picture with its bytes in its address: it is shown at once, and in its size. */
export interface PictureData {
  /** A `data:` URL. */
  readonly src: string
  /** In the picture's own pixels. */
  readonly width: number
  readonly height: number
}

/** Fetches pictures and stores them on the device (E7.42). */
export interface Pictures {
  /**
   * The picture at a URL, from the device or else from its host, and stored there. `missing`: its host does not have it, or has
   * something else there. Undefined when it cannot be read: another host that does not allow it (CORS), a slow one, or more bytes
   * than the limit. Never rejects.
   */
  load(url: string, maxBytes: number): Promise<PictureData | 'missing' | undefined>
  /** Removes a picture from the device; never rejects. */
  forget(url: string): Promise<void>
}

/** Where the browser refuses to store something, it works without. */
const orNothing = <T>(promise: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.resolve(promise).catch(() => undefined)

/** Aborts what takes too long. */
async function inTime<T>(clock: Clock, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stopTimer = clock.after(times.pictureRequest, () => controller.abort())
  return run(controller.signal).finally(stopTimer)
}

const isPicture = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type') ?? '').toLowerCase().startsWith('image/')

const readAsDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** The picture as data; undefined when the browser cannot draw it. */
async function decode(blob: Blob): Promise<PictureData | undefined> {
  const [src, bitmap] = await Promise.all([
    orNothing(readAsDataUrl(blob)),
    orNothing(createImageBitmap(blob)),
  ])
  if (src === undefined || bitmap === undefined) return undefined
  const { width, height } = bitmap
  bitmap.close()
  return { src, width, height }
}

/** Older pictures make room. */
async function store(cache: Cache, url: string, response: Response): Promise<void> {
  await cache.put(url, response)
  const former = (await cache.keys()).slice(0, -limits.storedPictures)
  await Promise.all(former.map((request) => cache.delete(request)))
}

/** Pictures of one merchant. They are in the browser's Cache API, which has room of its own: they displace nothing (F024). */
export function createPictures(merchant: string, clock: Clock): Pictures {
  const openCache = () => orNothing(globalThis.caches?.open(pictureCacheName(merchant)))

  async function load(url: string, maxBytes: number, signal: AbortSignal) {
    const cache = await openCache()
    const stored = await orNothing(cache?.match(url))
    // Without cookies: the picture is public.
    const response = stored ?? (await orNothing(fetch(url, { credentials: 'omit', signal })))
    if (!response) return undefined
    if (!isPicture(response)) return 'missing'
    if (Number(response.headers.get('content-length')) > maxBytes) return undefined
    const copy = response.clone()
    const blob = await orNothing(response.blob())
    if (!blob || blob.size > maxBytes) return undefined
    const picture = await decode(blob)
    if (picture && cache && !stored) await orNothing(store(cache, url, copy))
    return picture
  }

  return {
    load: (url, maxBytes) => inTime(clock, (signal) => load(url, maxBytes, signal)),
    async forget(url) {
      await orNothing((await openCache())?.delete(url))
    },
  }
}
