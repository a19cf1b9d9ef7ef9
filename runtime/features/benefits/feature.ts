import type { Feature } from '../../contract/feature'

/** What each VIP level brings (E2.13, D5); only where VIPBENEFIT3 is on (D1). */
export const benefits: Feature = {
  id: 'benefits',
  when: 'flag.VIPBENEFIT3',
  routes: [
    {
      page: 'benefits',
      kind: 'list',
      title: 'benefits.title',
      guard: 'member',
      preloadPlaces: ['vipLevel'],
      view: () => import('./Benefits'),
    },
  ],
  places: { 'account.benefits': { view: () => import('./BenefitsRow') } },
}
