import type { Feature } from '../../contract/feature'

/** A tap on a game, and the page where it is played. Its code is loaded with the first one: the lobby starts without it. */
export const play: Feature = {
  id: 'play',
  when: true,
  routes: [{ page: 'launchGame', kind: 'full', title: 'play.title', view: () => import('./LaunchGame') }],
  overlays: [
    { id: 'playChoice', view: () => import('./PlayChoice') },
    { id: 'gameMenu', view: () => import('./GameMenu') },
  ],
  services: { play: () => import('./play'), checkRecentGames: () => import('./checkRecentGames') },
}
