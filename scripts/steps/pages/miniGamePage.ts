import { cspHash } from '../assets/hashes'
import type { SiteParts, SitePartsInput } from '../site/siteParts'
import { themeCss } from '../theme/theme'
import { type FramePageFile, framePage } from './framePage'

/** The mini game's page; undefined when this merchant can never show one (D1). */
export function miniGamePage(
  { manifest, bundle }: Pick<SitePartsInput, 'manifest' | 'bundle'>,
  { features }: Pick<SiteParts, 'features'>,
): FramePageFile | undefined {
  const script = bundle.miniGame
  if (script === undefined || !features.some(({ id }) => id === 'miniGame')) return undefined
  return framePage(manifest, {
    directives: {
      'default-src': [],
      // The game is served by the platform, on the site's own origin, which has no name at build time.
      'script-src': [cspHash(script), "'self'"],
      // It is tried out in a worker first.
      'worker-src': ['data:'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ['data:'],
      'media-src': ["'self'", 'data:', 'blob:'],
      'connect-src': [],
      'object-src': [],
      'base-uri': [],
      'form-action': [],
    },
    sandbox: 'allow-scripts',
    // The brand's tokens, for games that use them.
    style: `${themeCss(manifest.brand.theme)}html,body{block-size:100%;margin:0}`,
    script,
  })
}
