import type { Feature } from '../../contract/feature'

/** Two pictures that pop up in the lobby, one after the other, and can be saved (E2.41, E4.44, E4.45). */
export const picturePopups: Feature = {
  id: 'picturePopups',
  when: { all: ['download', { not: { any: ['app', 'standalone'] } }] },
  overlays: [{ id: 'picturePopup', view: () => import('./PicturePopup') }],
  tasks: [{ when: true, start: () => import('./picturePopupsTask') }],
}
