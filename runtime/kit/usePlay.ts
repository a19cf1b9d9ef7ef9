import type { Game } from '../rules/content/game'
import { notifyLoadError } from './lazyCode'
import { useSite } from './useSite'

/** A tap on a game, on whichever page. */
export function usePlay(): (game: Game) => void {
  const site = useSite()
  return (game) =>
    void site
      .service('play')
      .then((play) => play?.(game))
      .catch((error: unknown) => notifyLoadError(site, error))
}
