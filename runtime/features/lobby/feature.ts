import type { Feature } from '../../contract/feature'

/** The lobby, where every login leads (I2.02). */
export const lobby: Feature = {
  id: 'lobby',
  when: true,
  routes: [{ page: 'lobby', kind: 'lobby', view: () => import('./Lobby') }],
}
