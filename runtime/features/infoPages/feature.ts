import type { Feature, Route } from '../../contract/feature'

const page = (name: 'activity' | 'help' | 'news', view: Route['view']): Route => ({
  page: name,
  kind: 'list',
  title: `infoPages.${name}`,
  view,
})

/** Promotions, answers and news, from the operator's announcements (E2.03, E2.15, D5). */
export const infoPages: Feature = {
  id: 'infoPages',
  when: true,
  routes: [
    page('activity', () => import('./ActivityPage')),
    page('help', () => import('./HelpPage')),
    page('news', () => import('./NewsPage')),
  ],
  places: { memberRows: () => import('./InfoRows'), footer: () => import('./InfoLinks') },
}
