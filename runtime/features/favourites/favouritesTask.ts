import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { readMarked } from '../../kit/games/favourites'
import { Stakes } from '../../kit/games/Stakes'
import { cardPartsAtom, favouritesAtom } from '../../state/games'
import { FavouriteStar } from './FavouriteStar'

/** Shows which games are marked, also when another tab marks one, and gives every card its star and its stakes (D220). */
export default function favouritesTask(site: Site): Stop {
  const { store, browser } = site
  const update = () => store.set(favouritesAtom, readMarked(site))
  update()
  store.set(cardPartsAtom, { Corner: FavouriteStar, Stakes })
  const stop = browser.storage.watch('favouriteGames', update)
  return () => {
    stop()
    store.set(favouritesAtom, [])
  }
}
