import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { cspHash } from '../assets/hashes'
import { cspSources, mergeHosts } from '../hosting/contentPolicy'
import type { SiteParts, SitePartsInput } from '../site/siteParts'
import { themeTokens } from '../theme/theme'
import { type FramePageFile, framePage } from './framePage'

const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** The captcha page; undefined when this merchant can never show GeeTest (D1). */
export function captchaPage(
  { manifest, bundle }: Pick<SitePartsInput, 'manifest' | 'bundle'>,
  { features }: Pick<SiteParts, 'features'>,
): FramePageFile | undefined {
  const script = bundle.captcha
  const isUsed = features.some(({ id }) => id === 'captcha')
  if (!isUsed || (manifest.flags?.GEETEST3 ?? false) === false || script === undefined) return undefined
  const mask = themeTokens(manifest.brand.theme)['--color-mask'] ?? 'transparent'
  const style = `html{block-size:100%;background:${mask}}body{margin:0}`
  return framePage(manifest, { directives: captchaDirectives(manifest, script), sandbox, style, script })
}

/**
 * Allows our script by its hash and the vendor by its hosts. The vendor needs HTML and inline styles, which is why it
 * runs in here, in a page that has nothing to steal.
 */
function captchaDirectives({ hosts, development }: Manifest, script: string): Record<string, string[]> {
  const vendor = cspSources(mergeHosts(hosts, development?.hosts).captcha)
  // A phone on the network reaches the simulator at another address than this machine.
  const ownSources = development ? ["'self'"] : []
  return {
    'default-src': [],
    'script-src': [cspHash(script), ...ownSources, ...vendor],
    'style-src': ["'unsafe-inline'", ...vendor],
    'img-src': ['data:', 'blob:', ...ownSources, ...vendor],
    'font-src': ['data:', ...vendor],
    'media-src': vendor,
    'connect-src': vendor,
    'object-src': [],
    'base-uri': [],
    'form-action': [],
  }
}
