import type { Feature, Route } from '../../contract/feature'

const view = () => import('./InfoPageView')

/** Promotions, answers and news, from the operator's announcements (E2.03, E2.15, D5). */
export const infoPages: Feature = {
  id: 'infoPages',
  when: true,
  routes: (['activity', 'help', 'news'] as const).map(
    (page): Route => ({ page, kind: 'list', title: `infoPages.${page}`, view }),
  ),
  places: { footer: { order: 20, view: () => import('./InfoLinks') } },
}
