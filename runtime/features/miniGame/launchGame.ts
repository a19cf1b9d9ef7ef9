import type { Site } from '../../contract/site'
import { notifyLoadError } from '../../kit/code/lazyCode'
import { reportFault } from '../../kit/tracking'
import { type Game, readLanes } from '../../rules/content/game'
import type { WantedGame } from '../../rules/miniGame/messages'
import { sessionAtom } from '../../state/session'

/** What the platform lists under this code; 'failed' when it does not answer, which was said then. */
async function findGame(site: Site, { code, category }: WantedGame): Promise<Game | 'failed' | undefined> {
  try {
    const reply = await site.platform.call('gameLanes', { query: { gameClassify: category } })
    const games = readLanes(reply, Number.POSITIVE_INFINITY).flatMap((lane) => lane.games)
    return games.find((listed) => listed.code === code)
  } catch {
    return 'failed'
  }
}

/** Plays a game that the mini game has named, if the platform lists it; says so when it does not. Never rejects. */
export async function launchGame(site: Site, wanted: WantedGame): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  const game = await findGame(site, wanted)
  if (game === 'failed' || site.store.get(sessionAtom)?.token !== token) return
  if (game === undefined) {
    reportFault(site, { kind: 'unknownGame', where: 'miniGame' })
    await site.notice({ message: site.text.t('miniGame.gameMissing') })
    return
  }
  try {
    await (await site.service('play'))?.(game)
  } catch (error) {
    await notifyLoadError(site, error, () => void launchGame(site, wanted))
  }
}
