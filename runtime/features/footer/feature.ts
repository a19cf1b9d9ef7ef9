import type { Feature } from '../../contract/feature'

/** The footer of the lobby; it is below everything else, so that its code comes when the page is there. */
export const footer: Feature = {
  id: 'footer',
  when: true,
  places: { pageFooter: { view: () => import('./SiteFooter') } },
}
