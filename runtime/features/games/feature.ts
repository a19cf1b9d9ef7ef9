import type { Feature } from '../../contract/feature'

/** All games of a category or a vendor, and the matches to bet on. */
export const games: Feature = {
  id: 'games',
  when: true,
  routes: [
    {
      page: 'game',
      kind: 'list',
      title: 'games.title',
      preloadPlaces: ['aboveGames'],
      view: () => import('./GamePage'),
    },
  ],
  places: { notFound: { view: () => import('./NotFoundPage') } },
}
