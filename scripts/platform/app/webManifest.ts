import type { SimulatedMerchant } from '../state/merchantConfig'

/** A merchant's web manifest (D7): what an installed site is called, and where it starts. */
export const webManifest = ({ code }: SimulatedMerchant, name: string): object => ({
  id: `/m/?brand=${code}`,
  name,
  short_name: name,
  start_url: '/m/home?homescreen=1',
  scope: '/m/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  prefer_related_applications: false,
  icons: [{ src: '/m/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
})
