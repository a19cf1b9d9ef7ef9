import type { Feature } from '../../contract/feature'

/** The way out of the browser inside another app: it can neither sign in nor install anything (F114, E2.26). */
export const openInBrowser: Feature = {
  id: 'openInBrowser',
  when: { any: ['social', 'download'] },
  overlays: [{ id: 'openInBrowser', view: () => import('./OpenInBrowser') }],
}
