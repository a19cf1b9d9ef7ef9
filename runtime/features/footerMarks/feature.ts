import type { Feature } from '../../contract/feature'

/** The marks of payments and seals in the footer (D14). */
export const footerMarks: Feature = {
  id: 'footerMarks',
  when: 'footerMarks',
  places: { footer: () => import('./FooterMarks') },
}
