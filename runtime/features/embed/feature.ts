import type { Feature } from '../../contract/feature'
import { moneyPageTitles } from '../../kit/pages/moneyPageTitles'

/** Pages of the merchant's own in a frame, such as the cashier (D5, E2.08 to E2.11). */
export const embed: Feature = {
  id: 'embed',
  when: true,
  routes: [
    {
      page: 'embed',
      kind: 'form',
      titles: moneyPageTitles,
      guard: 'member',
      view: () => import('./EmbedPage'),
    },
  ],
  overlays: [{ id: 'embeddedPage', view: () => import('./EmbeddedSheet') }],
}
