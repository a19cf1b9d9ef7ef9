import type { Game } from '../rules/content/game'
import { notifyLoadError } from './lazyCode'
import { useSite } from './useSite'

/** A tap on a game, on whichever page. */
export function usePlay(): (game: Game) => void {
  const site = useSite()
  const play = (game: Game): void =>
    void site
      .service('play')
      .then((start) => start?.(game))
      .catch((error: unknown) => notifyLoadError(site, error, () => play(game)))
  return play
}
