import type { Manifest } from '../../runtime/schema/manifest.gen'
import { policyHash } from './digest'
import { element, escapeHtml } from './html'
import type { Parts, PartsInput } from './parts'
import { joinHosts, sources } from './policy'
import { speech } from './speech'
import { themeTokens } from './theme'

/** The frame page in which a captcha vendor's code runs (D16); runtime/features/captcha asks for it by this name. */
export const captchaPath = '/m/captcha.html'

/** What the page may do beyond its policy: a meta tag cannot say it, so the header and the frame do. */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

export interface CaptchaPage {
  readonly html: string
  /** The page's own policy, as a header carries it. */
  readonly policy: string
}

type Input = Pick<PartsInput, 'manifest' | 'bundle'>

/** The captcha page; undefined when this merchant can never show GeeTest (D1). */
export function captchaPage(
  { manifest, bundle }: Input,
  { features }: Pick<Parts, 'features'>,
): CaptchaPage | undefined {
  const script = bundle.captcha
  const asks = features.some(({ id }) => id === 'captcha')
  if (!asks || (manifest.flags?.GEETEST3 ?? false) === false || script === undefined) return undefined
  const policy = captchaPolicy(manifest, script)
  return { html: render(manifest, policy, script), policy: `${policy}; sandbox ${sandbox}` }
}

/**
 * Our script by its hash, the vendor's by its hosts. The vendor writes HTML and inline styles: that is why it is in here,
 * in a page that has nothing to lose.
 */
function captchaPolicy({ hosts, development }: Manifest, script: string): string {
  const vendor = sources(joinHosts(hosts, development?.hosts).captcha)
  // A phone in the network reaches the simulator by another address than this machine's.
  const own = development ? ["'self'"] : []
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', policyHash(script), ...own, ...vendor],
    ['style-src', "'unsafe-inline'", ...vendor],
    ['img-src', 'data:', 'blob:', ...own, ...vendor],
    ['font-src', 'data:', ...vendor],
    ['media-src', ...(vendor.length > 0 ? vendor : ["'none'"])],
    ['connect-src', ...(vendor.length > 0 ? vendor : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

function render({ name, languages, brand }: Manifest, policy: string, script: string): string {
  const { tag, direction } = speech(languages[0])
  const mask = themeTokens(brand.theme)['--color-mask'] ?? 'transparent'
  return [
    '<!doctype html>',
    element('html', { lang: tag, dir: direction }).replace('</html>', ''),
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // The same as the page's around it: else the browser paints a white ground under it.
    element('meta', { name: 'color-scheme', content: brand.theme.mode }),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('title', {}, escapeHtml(name)),
    element('style', {}, `html{block-size:100%;background:${mask}}body{margin:0}`),
    element('script', {}, script),
    '',
  ].join('\n')
}
