import type { Feature } from '../../contract/feature'

/** A tap on a game. Its code is loaded with the first one: the lobby starts without it. */
export const play: Feature = {
  id: 'play',
  when: true,
  services: { play: () => import('./play'), checkRecentGames: () => import('./checkRecentGames') },
}
