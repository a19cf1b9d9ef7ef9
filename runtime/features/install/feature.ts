import type { Feature } from '../../contract/feature'

/** Installs the site as a web app (E1.02, E2.22, E2.29): the browser's prompt, or a guide where there is none. */
export const install: Feature = {
  id: 'install',
  when: 'install',
  tasks: [{ when: true, waits: true, start: () => import('./installTask') }],
  overlays: [{ id: 'installGuide', view: () => import('./InstallGuide') }],
  places: { aboveBar: { order: 20, view: () => import('./InstallLine') } },
  services: { install: () => import('./installService') },
}
