import type { Feature } from '../../contract/feature'
import { inBrowserTab } from '../../rules/settings/conditions'

/**
 * Sends members to the native app: the bar, the prompt and its rules (E1.02, E2.23, E2.33). In the app, and opened from the home
 * screen, there is nothing to download (E4.10, E4.14).
 */
export const download: Feature = {
  id: 'download',
  when: { all: ['download', inBrowserTab] },
  tasks: [
    { when: 'visitor', waits: true, start: () => import('./visitorTask') },
    { when: 'member', waits: true, start: () => import('./promptTask') },
  ],
  overlays: [
    { id: 'downloadSheet', view: () => import('./DownloadPrompt') },
    { id: 'downloadScreen', view: () => import('./DownloadPrompt') },
  ],
  places: { aboveTopBar: { view: () => import('./DownloadBar') } },
  services: { offerApp: () => import('./offerApp') },
}
