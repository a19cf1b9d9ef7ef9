import type { Feature } from '../../contract/feature'

/** Follows the links of banners, wherever they are shown (E5.20). */
export const banners: Feature = {
  id: 'banners',
  when: true,
  services: { bannerProps: () => import('./bannerProps') },
}
