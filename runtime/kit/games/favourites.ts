import type { Site } from '../../contract/site'
import { isSame, readFavourites, type StoredGame } from '../../rules/content/memberGames'
import { withFavourite } from '../../rules/content/storedMemberGames'
import { memberKey } from '../../rules/session/memberKey'
import { favouritesAtom } from '../../state/games'
import { sessionAtom } from '../../state/session'

const ownerOf = ({ store }: Site): string => memberKey(store.get(sessionAtom))

/** What whoever uses the site has marked on this device (D208), the last marked one first. */
export const readMarked = (site: Site): readonly StoredGame[] =>
  readFavourites(site.browser.storage.read('favouriteGames'), ownerOf(site))

/** Marks a game, or takes the mark away; a toast says where it is now. */
export function mark(site: Site, game: StoredGame, marked: boolean): void {
  const { storage } = site.browser
  storage.write('favouriteGames', withFavourite(storage.read('favouriteGames'), ownerOf(site), game, marked))
  site.store.set(favouritesAtom, readMarked(site))
  if (marked) site.toast(site.text.t('lobby.favouriteAdded', { name: game.name }))
}

export const isMarked = (favourites: readonly StoredGame[], game: StoredGame): boolean =>
  favourites.some((one) => isSame(one, game))
