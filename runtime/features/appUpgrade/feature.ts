import type { Feature } from '../../contract/feature'

/** Offers members the newer version of the native app (E2.42, E4.48 to E4.52). */
export const appUpgrade: Feature = {
  id: 'appUpgrade',
  when: { all: ['download', 'app'] },
  overlays: [{ id: 'appUpgrade', view: () => import('./AppUpgradeDialog') }],
  tasks: [{ when: 'member', start: () => import('./appUpgradeTask') }],
}
