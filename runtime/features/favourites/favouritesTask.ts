import type { Stop } from '../../browser/browser'
import type { Site } from '../../contract/site'
import { readMarked } from '../../kit/games/favourites'
import { cardCornerAtom, favouritesAtom } from '../../state/games'
import { FavouriteStar } from './FavouriteStar'

/** Shows which games are marked, also when another tab marks one, and gives every card its star. */
export default function favouritesTask(site: Site): Stop {
  const { store, browser } = site
  const update = () => store.set(favouritesAtom, readMarked(site))
  update()
  store.set(cardCornerAtom, () => FavouriteStar)
  const stop = browser.storage.watch('favouriteGames', update)
  return () => {
    stop()
    store.set(favouritesAtom, [])
  }
}
