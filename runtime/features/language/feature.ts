import type { Feature } from '../../contract/feature'

/** The languages that the merchant offers (I1.07); that of restricted members is not sent to the platform (E6.04). */
export const language: Feature = {
  id: 'language',
  when: true,
  overlays: [{ id: 'language', view: () => import('./LanguageSheet') }],
  tasks: [{ when: { all: ['member', { not: 'restricted' }] }, start: () => import('./languageTask') }],
}
