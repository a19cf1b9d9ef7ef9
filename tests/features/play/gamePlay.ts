import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { success } from '../../support/fakes/replies'
import { lanes, live, slots } from '../../support/games'
import { manifest } from '../../support/manifest'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../../support/site'

export const gameOrigin = 'https://play.example'
export const gameAddress = `${gameOrigin}/tiger?token=1`

/** The page of the game Tiger. */
export const tiger = '/m/launchGame?vendor=aurora&code=game-101&gameId=101&nodeId=1011'

/** A merchant who mounts the pages of games. */
export const merchantWithGames: Partial<Manifest> = {
  routes: {
    ...manifest.routes,
    '/m/game': { page: 'game' },
    '/m/launchGame': { page: 'launchGame' },
    '/m/voucherCenter': { page: 'rewards' },
  },
  hosts: { game: ['play.example'] },
}

/** Lanes whose games name their vendor; Tiger has a trial, and Mekong is a lottery. */
const gameLanes = () => {
  const reply = lanes(slots, live, {
    title: 'Lottery',
    gameClassify: 'lottery',
    ordinal: 300,
    games: ['Mekong'],
  })
  return {
    lanes: reply.lanes.map((lane) => ({
      ...lane,
      cards: lane.cards.map((card) => ({
        ...card,
        vendor: 'aurora',
        nodeId: card.id * 10 + 1,
        trial: card.displayName === 'Tiger',
        ...(card.displayName === 'Mekong' ? { prizeMode: 'Traditional' } : {}),
      })),
    })),
  }
}

/** A frame's page never arrives, as from a server that is silent: the test says when it has loaded. */
export function silenceFrames(): void {
  window.happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: () => new Promise(() => undefined) }
}

/** Starts a site whose games run at `gameAddress`. */
export const startWithGames = ({ manifest: changes, prepare, ...options }: SiteOptions = {}) =>
  startSite({
    manifest: { ...merchantWithGames, ...changes },
    ...options,
    prepare(browser) {
      silenceFrames()
      browser.http.answer('gameLanes', success(gameLanes()))
      browser.http.answer('launchGame', success({ gameUrl: gameAddress }))
      browser.http.answer('launchTrial', success({ gameUrl: gameAddress }))
      browser.http.answer('gameVendors', success({ vendors: [] }))
      browser.http.answer('gameMatches', success({ matches: [] }))
      prepare?.(browser)
    },
  })

export const tapGame = (name: RegExp): Promise<void> => press('button', name)

export const currentUrl = (): string => location.pathname + location.search

export const gameFrame = (): HTMLIFrameElement | null => document.querySelector('iframe')

/** The page in the frame has loaded. */
export const loadGame = (): Promise<void> =>
  actAndSettle(() => void gameFrame()?.dispatchEvent(new Event('load')))

/** The game in the frame says something. */
export const sendMessage = ({ browser }: RunningSite, message: unknown): Promise<void> =>
  actAndSettle(() => browser.frames.connected.at(-1)?.emit(message))

/** The bodies of the launches that were sent. */
export const launchBodies = ({ browser }: RunningSite): Record<string, unknown>[] =>
  browser.http.requestsTo('launchGame').map(({ body }) => JSON.parse(String(body)))
