import { asRecord } from '../http/bodyFields'
import type { SimulatedMerchant } from '../state/merchantConfig'

/** The sizes that the specification gives, in pixels (E2.77, E9.24). */
const sizes = [192, 256, 384, 512]

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * A merchant's web manifest: what an installed site is called, and where it starts (E2.75, E2.76, D7); `template` has the
 * platform's template settings (E2.78). Undefined where they switch the web app off. The site's build draws the icons.
 */
export function webManifest(
  { code }: SimulatedMerchant,
  name: string,
  template: unknown = {},
): object | undefined {
  const { pwa, app_desc, image_logo } = asRecord(template)
  if (pwa === false) return undefined
  const description = textOf(app_desc)
  const logo = textOf(image_logo)
  return {
    id: `/m/?brand=${code}`,
    name,
    short_name: name,
    ...(description && { description }),
    start_url: '/m/home?homescreen=1',
    scope: '/m/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    prefer_related_applications: false,
    icons: [
      ...sizes.map((size) => png(`/m/icons/icon-${size}.png`, size, 'any')),
      png('/m/icons/maskable-512.png', 512, 'maskable'),
      ...(logo ? [{ src: logo, sizes: 'any', purpose: 'any' }] : []),
    ],
  }
}
