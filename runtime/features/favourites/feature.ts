import type { Feature } from '../../contract/feature'

const start = () => import('./favouritesTask')

/** A member, or a visitor, marks games on the cards; the lobby has a lane of them (D208). */
export const favourites: Feature = {
  id: 'favourites',
  when: true,
  tasks: [
    { when: 'visitor', waits: true, start },
    { when: 'member', waits: true, start },
  ],
}
