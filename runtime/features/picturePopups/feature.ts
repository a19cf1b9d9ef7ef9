import type { Feature } from '../../contract/feature'
import { inBrowserTab } from '../../rules/settings/conditions'

/**
 * Two pictures that pop up in the lobby, one after the other, lead where their banners lead, and can be saved (E2.41, E4.44 to
 * E4.47).
 */
export const picturePopups: Feature = {
  id: 'picturePopups',
  when: inBrowserTab,
  overlays: [{ id: 'picturePopup', view: () => import('./PicturePopup') }],
  tasks: [{ when: true, waits: true, start: () => import('./picturePopupsTask') }],
}
