import type { Globals, StartPixel } from './pixel'

type Method = (...parts: unknown[]) => void
interface Instance {
  readonly page: Method
  readonly track: Method
  readonly push: (item: unknown) => void
}
interface Analytics extends Instance {
  instance(id: string): Instance
}

const methods = [
  'page',
  'track',
  'identify',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'enableCookie',
  'disableCookie',
]

/** A queue of calls, each with its name and arguments, which the library's script replays once it has loaded. */
function createCallQueue(): unknown[] & Instance {
  const calls: unknown[] = []
  const recorders = methods.map((name) => [name, (...args: unknown[]) => void calls.push([name, ...args])])
  return Object.assign(calls, Object.fromEntries(recorders)) as unknown[] & Instance
}

interface Library {
  /** The library's global, and the global from which its script reads that name. */
  readonly name: string
  readonly nameGlobal: string
  readonly address: string
}

/** TikTok and Kwai ship the same library under two names; it finds its pixels in `_i`, `_t` and `_o`. */
function installLibrary(
  { name, nameGlobal, address }: Library,
  globals: Globals,
  id: string,
  now: number,
): Analytics {
  const instance = Object.assign(createCallQueue(), { _u: address })
  const instances: Record<string, Instance> = { [id]: instance }
  const analytics = Object.assign(createCallQueue(), {
    methods,
    _i: instances,
    _t: { [id]: now },
    _o: { [id]: {} },
    instance: (pixelId: string) => instances[pixelId] ?? instance,
  })
  globals[nameGlobal] = name
  globals[name] ??= analytics
  return globals[name] as Analytics
}

const createPixel =
  (library: Library, eventId: string): StartPixel =>
  ({ globals, id, now }) => {
    installLibrary(library, globals, id, now)
    const analytics = () => globals[library.name] as Analytics
    return {
      script: `${library.address}?sdkid=${encodeURIComponent(id)}&lib=${library.name}`,
      send(name, event) {
        if (name === 'page') analytics().page()
        else
          analytics()
            .instance(id)
            .track(name, event.values, { [eventId]: event.eventId })
      },
    }
  }

/** TikTok's pixel (I3.18). */
export const tiktok = createPixel(
  {
    name: 'ttq',
    nameGlobal: 'TiktokAnalyticsObject',
    address: 'https://analytics.tiktok.com/i18n/pixel/events.js',
  },
  'event_id',
)

/** Kwai's pixel (I3.21). */
export const kwai = createPixel(
  {
    name: 'kwaiq',
    nameGlobal: 'KwaiAnalyticsObject',
    address: 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js',
  },
  'event_id',
)
