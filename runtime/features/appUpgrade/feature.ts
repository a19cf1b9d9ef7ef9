import type { Feature } from '../../contract/feature'

const start = () => import('./appUpgradeTask')

/** Offers visitors and members the newer version of the native app (E2.42, E4.48 to E4.52, D32). */
export const appUpgrade: Feature = {
  id: 'appUpgrade',
  when: { all: ['download', 'app'] },
  overlays: [{ id: 'appUpgrade', view: () => import('./AppUpgradeDialog') }],
  // Two tasks: a platform that tells visitors nothing is asked again after the login.
  tasks: [
    { when: 'visitor', start },
    { when: 'member', start },
  ],
}
