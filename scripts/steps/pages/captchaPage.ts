import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { cspHash } from '../assets/hashes'
import { cspSources, mergeHosts } from '../hosting/contentPolicy'
import type { SiteParts, SitePartsInput } from '../stamp/siteParts'
import { themeTokens } from '../theme/theme'
import { element, escapeHtml } from './html'
import { htmlLanguage } from './htmlLanguage'

/** The iframe page that a captcha vendor's code runs in (D16); runtime/features/captcha uses this path. */
export const captchaPath = '/m/captcha.html'

/** Sandbox permissions: a meta tag cannot contain them, so the header and the iframe do. */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

export interface CaptchaPage {
  readonly html: string
  /** The page's own policy, for the header. */
  readonly policy: string
}

type Input = Pick<SitePartsInput, 'manifest' | 'bundle'>

/** The captcha page; undefined when this merchant can never show GeeTest (D1). */
export function captchaPage(
  { manifest, bundle }: Input,
  { features }: Pick<SiteParts, 'features'>,
): CaptchaPage | undefined {
  const script = bundle.captcha
  const isUsed = features.some(({ id }) => id === 'captcha')
  if (!isUsed || (manifest.flags?.GEETEST3 ?? false) === false || script === undefined) return undefined
  const policy = captchaPolicy(manifest, script)
  return { html: renderHtml(manifest, policy, script), policy: `${policy}; sandbox ${sandbox}` }
}

/**
 * Allows our script by its hash and the vendor by its hosts. The vendor needs HTML and inline styles, which is why it
 * runs in here, in a page that has nothing to steal.
 */
function captchaPolicy({ hosts, development }: Manifest, script: string): string {
  const vendor = cspSources(mergeHosts(hosts, development?.hosts).captcha)
  // A phone on the network reaches the simulator at another address than this machine.
  const ownSources = development ? ["'self'"] : []
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', cspHash(script), ...ownSources, ...vendor],
    ['style-src', "'unsafe-inline'", ...vendor],
    ['img-src', 'data:', 'blob:', ...ownSources, ...vendor],
    ['font-src', 'data:', ...vendor],
    ['media-src', ...(vendor.length > 0 ? vendor : ["'none'"])],
    ['connect-src', ...(vendor.length > 0 ? vendor : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

function renderHtml({ name, languages, brand }: Manifest, policy: string, script: string): string {
  const { tag, direction } = htmlLanguage(languages[0])
  const mask = themeTokens(brand.theme)['--color-mask'] ?? 'transparent'
  return [
    '<!doctype html>',
    element('html', { lang: tag, dir: direction }).replace('</html>', ''),
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // The same as in the embedding page: otherwise the browser paints a white background.
    element('meta', { name: 'color-scheme', content: brand.theme.mode }),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('title', {}, escapeHtml(name)),
    element('style', {}, `html{block-size:100%;background:${mask}}body{margin:0}`),
    element('script', {}, script),
    '',
  ].join('\n')
}
