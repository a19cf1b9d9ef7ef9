import type { Feature } from '../../contract/feature'

/** The platform's mini game, which floats above the pages of members (E1.08, E2.69, E6.05). */
export const miniGame: Feature = {
  id: 'miniGame',
  when: { all: ['member', { any: ['flag.LOTTMINIGAME3', 'flag.SEALOTTMINIGAME3'] }] },
  places: {
    floating: { order: 10, view: () => import('./MiniGame') },
    'account.miniGame': { view: () => import('./MiniGameRow') },
  },
}
