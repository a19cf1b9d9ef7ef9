import type { Browser, Page } from 'playwright'
import { newPhone } from './benchBrowser'
import { floorPaths } from './floors'
import type { Profile } from './profiles'
import { orderOfRound } from './rounds'
import { requestWindow, type Sample } from './sample'
import { throttleWorkers } from './throttle'
import { visit } from './visit'

/** Each visit that is measured: the floors, a first visit, and a second one without and with the service worker. */
const visitNames = ['S', 'Z', 'L', 'lobby', 'again', 'againWithWorker', 'oldS', 'oldLobby'] as const
export type VisitName = (typeof visitNames)[number]

/** The samples of all rounds. */
export type Samples = Readonly<Record<VisitName, readonly Sample[]>>

export interface VisitsOptions {
  readonly browser: Browser
  /** The same site over HTTP/2 and over HTTP/1.1. */
  readonly origins: { readonly http2: string; readonly http1: string }
  readonly locale: string
  readonly profile: Profile
  readonly hasServiceWorker: boolean
  readonly rounds: number
  readonly onRound: (round: number) => void
}

export const lobbyPath = '/m/home'

/** Makes all visits in interleaved rounds, after one round that only warms the caches of the servers. */
export async function measureVisits(options: VisitsOptions): Promise<Samples> {
  const samples: Record<VisitName, Sample[]> = {
    S: [],
    Z: [],
    L: [],
    lobby: [],
    again: [],
    againWithWorker: [],
    oldS: [],
    oldLobby: [],
  }
  const trips = createTrips(options)
  for (let round = 0; round <= options.rounds; round++) {
    options.onRound(round)
    for (const trip of orderOfRound(trips, round)) {
      const results = await trip()
      if (round > 0) for (const [name, sample] of results) samples[name].push(sample)
    }
  }
  return samples
}

/** One phone's visits. */
type Trip = () => Promise<readonly (readonly [VisitName, Sample])[]>

function createTrips({
  browser,
  origins,
  locale,
  profile,
  hasServiceWorker,
}: VisitsOptions): readonly Trip[] {
  const single =
    (name: VisitName, address: string, until: 'firstPainted' | 'contentPainted' = 'contentPainted'): Trip =>
    async () => {
      const context = await newPhone(browser, locale)
      const { sample } = await visit({ context, address, profile, until })
      await context.close()
      return [[name, sample]]
    }
  const address = origins.http2 + lobbyPath
  const until = 'contentPainted'
  const returning: Trip = async () => {
    const context = await newPhone(browser, locale)
    const first = await visit({ context, address, profile, until, watchTime: requestWindow })
    await first.page.close()
    const second = await visit({ context, address, profile, until })
    await context.close()
    return [
      ['lobby', first.sample],
      ['again', second.sample],
    ]
  }
  const returningToWorker: Trip = async () => {
    const context = await newPhone(browser, locale, 'allow')
    const first = await visit({ context, address, profile, until })
    await stopWorkerWhenActive(first.page)
    await first.page.close()
    const stopThrottling = await throttleWorkers(browser, profile)
    const second = await visit({ context, address, profile, until })
    await stopThrottling()
    await context.close()
    return [['againWithWorker', second.sample]]
  }
  return [
    single('S', origins.http2 + floorPaths.S),
    single('Z', origins.http2 + floorPaths.Z, 'firstPainted'),
    single('L', origins.http2 + floorPaths.L, 'firstPainted'),
    returning,
    ...(hasServiceWorker ? [returningToWorker] : []),
    single('oldS', origins.http1 + floorPaths.S),
    single('oldLobby', origins.http1 + lobbyPath),
  ]
}

/** A worker that is active has its files. It is stopped, because it does not run when a visitor returns the next day. */
async function stopWorkerWhenActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active && active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
  })
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}
