import type { Feature } from '../../contract/feature'

/** When this domain is out of service: a notice, and failover to the fastest domain that answers (I2.22, I4.48). */
export const domains: Feature = {
  id: 'domains',
  when: true,
  overlays: [{ id: 'domainNotice', view: () => import('./DomainNotice') }],
}
