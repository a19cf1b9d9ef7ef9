import type { Feature } from '../../contract/feature'

/** When this domain no longer serves: the notice, and the way to the fastest that does (I2.22, I4.48). */
export const domains: Feature = {
  id: 'domains',
  when: true,
  overlays: [{ id: 'domainNotice', view: () => import('./DomainNotice') }],
}
