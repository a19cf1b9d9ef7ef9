import type { Feature } from '../../contract/feature'

/** Finds a game by its name, from anywhere. */
export const search: Feature = {
  id: 'search',
  when: true,
  places: { aboveGames: { view: () => import('./FindGame') } },
  overlays: [{ id: 'search', view: () => import('./SearchSheet') }],
}
