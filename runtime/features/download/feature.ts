import type { Feature } from '../../contract/feature'

/** In a tab of a browser; elsewhere there is nothing to download (E4.10, E4.14). */
const inBrowser = { not: { any: ['app', 'standalone'] } } as const

/** Sends members to the native app: the bar, the prompt and its rules (E1.02, E2.23, E2.33). */
export const download: Feature = {
  id: 'download',
  when: { all: ['download', inBrowser] },
  tasks: [
    { when: 'visitor', start: () => import('./visitorTask') },
    { when: 'member', start: () => import('./promptTask') },
  ],
  overlays: [
    { id: 'downloadSheet', view: () => import('./DownloadPrompt') },
    { id: 'downloadScreen', view: () => import('./DownloadPrompt') },
  ],
  places: { aboveTopBar: () => import('./DownloadBar') },
  services: { offerApp: () => import('./offerApp') },
}
