import type { Feature } from '../../contract/feature'

/** A line in the lobby through which short announcements run (E9.22). */
export const marquee: Feature = {
  id: 'marquee',
  when: true,
  places: { belowHero: { view: () => import('./LobbyMarquee') } },
}
