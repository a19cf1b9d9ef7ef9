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

/** A list that takes a library's calls until its script is there: each as its name and parts. */
function list(): unknown[] & Instance {
  const calls: unknown[] = []
  const noted = methods.map((name) => [name, (...parts: unknown[]) => void calls.push([name, ...parts])])
  return Object.assign(calls, Object.fromEntries(noted)) as unknown[] & Instance
}

interface Library {
  /** What the script is called on the page, and under which name it finds that out. */
  readonly name: string
  readonly announcedAs: string
  readonly address: string
}

/** TikTok and Kwai ship one library under two names; `_i`, `_t` and `_o` are how it learns of its pixels. */
function start(
  { name, announcedAs, address }: Library,
  globals: Globals,
  id: string,
  now: number,
): Analytics {
  const instance = Object.assign(list(), { _u: address })
  const instances: Record<string, Instance> = { [id]: instance }
  const analytics = Object.assign(list(), {
    methods,
    _i: instances,
    _t: { [id]: now },
    _o: { [id]: {} },
    instance: (wanted: string) => instances[wanted] ?? instance,
  })
  globals[announcedAs] = name
  globals[name] ??= analytics
  return globals[name] as Analytics
}

const pixelOf =
  (library: Library, eventId: string): StartPixel =>
  ({ globals, id, now }) => {
    start(library, globals, id, now)
    const analytics = () => globals[library.name] as Analytics
    return {
      script: `${library.address}?sdkid=${encodeURIComponent(id)}&lib=${library.name}`,
      send(name, told) {
        if (name === 'page') analytics().page()
        else
          analytics()
            .instance(id)
            .track(name, told.values, { [eventId]: told.eventId })
      },
    }
  }

/** TikTok's pixel (I3.18). */
export const tiktok = pixelOf(
  {
    name: 'ttq',
    announcedAs: 'TiktokAnalyticsObject',
    address: 'https://analytics.tiktok.com/i18n/pixel/events.js',
  },
  'event_id',
)

/** Kwai's pixel (I3.21). */
export const kwai = pixelOf(
  {
    name: 'kwaiq',
    announcedAs: 'KwaiAnalyticsObject',
    address: 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js',
  },
  'event_id',
)
