import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import { readLanes } from '../../rules/content/game'
import type { WantedGame } from '../../rules/miniGame/messages'
import { sessionAtom } from '../../state/session'

/** Opens a game that the mini game has named, if the platform lists it; says so when it does not. */
export async function launchGame(site: Site, { code, category }: WantedGame): Promise<void> {
  const token = site.store.get(sessionAtom)?.token
  const reply = await site.platform.call('gameLanes', { query: { gameClassify: category } })
  const games = readLanes(reply, Number.POSITIVE_INFINITY).flatMap((lane) => lane.games)
  const game = games.find((listed) => listed.code === code)
  if (site.store.get(sessionAtom)?.token !== token) return
  if (game) return void (await (await site.service('play'))?.(game))
  reportFault(site, { kind: 'unknownGame', where: 'miniGame' })
  await site.notice({ message: site.text.t('miniGame.gameMissing') })
}
