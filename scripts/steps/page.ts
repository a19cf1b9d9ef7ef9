import type { PageHead, SiteData } from '../../runtime/browser/siteData'
import { unsupportedPath } from './addresses'
import { type Attributes, element, escapeHtml, scriptJson } from './html'
import type { Reference } from './parts'

/** What all pages of a site share. */
export interface PageFrame {
  readonly merchantName: string
  /** The first language, as `lang` and `dir` say it; the boot script mends both before the first paint. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  readonly policy: string
  /** Theme tokens and critical styles. */
  readonly style: string
  readonly boot: string
  /** Watches over the start, and leads old browsers to a page that they can read. */
  readonly guard: string
  readonly code: string
  readonly themeColor: string
  readonly colorScheme: 'light' | 'dark'
  readonly icon: string
  readonly main: Reference
}

/** What one page has of its own. */
export interface Page {
  readonly head: PageHead
  readonly data: SiteData
  /** Scripts that run before the page is there. */
  readonly scripts: readonly Reference[]
  readonly styles: readonly Reference[]
  /** HTML of the painted shell, and of what stands there when scripts are off. */
  readonly shell: string
  readonly withoutScripts: string
  /** HTML that the guard shows when the site does not come. */
  readonly trouble: string
}

/**
 * A whole page. The order is a promise: the guard stands before everything that can fail, the site's data before the boot
 * script.
 */
export function renderPage(frame: PageFrame, page: Page): string {
  const head = [
    element('meta', { charset: 'utf-8' }),
    meta('http-equiv', 'Content-Security-Policy', frame.policy),
    element('script', { nomodule: true }, oldBrowserScript),
    element('script', { 'data-code': frame.code }, frame.guard),
    meta('name', 'viewport', viewport),
    meta('name', 'referrer', 'strict-origin'),
    ...describing(page.head),
    ...dressing(frame),
    element('style', {}, frame.style),
    element('script', { type: 'application/json', id: 'site' }, scriptJson(page.data)),
    element('script', {}, frame.boot),
    ...page.scripts.map((script) => link('modulepreload', { href: script.url, integrity: script.integrity })),
  ]
  const body = [
    element('noscript', {}, page.withoutScripts),
    element('div', { id: 'root' }, page.shell),
    page.trouble,
    ...page.styles.map((style) => link('stylesheet', { href: style.url, integrity: style.integrity })),
    element('script', { type: 'module', src: frame.main.url, integrity: frame.main.integrity }),
  ]
  return document({ lang: frame.lang, dir: frame.direction }, head, body)
}

/** For browsers that know no modules, and no words that are younger (F011). */
export const oldBrowserScript = `location.replace("${unsupportedPath}")`

/** Pinch-zoom stays allowed; the keyboard shrinks the layout instead of covering the field. */
const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

const describing = ({ title, description, keywords, canonical, robots }: PageHead): string[] => [
  element('title', {}, escapeHtml(title)),
  ...optionalMeta('description', description),
  ...optionalMeta('keywords', keywords),
  ...optionalMeta('robots', robots),
  ...(canonical ? [link('canonical', { href: canonical })] : []),
]

const dressing = ({ merchantName, themeColor, colorScheme, icon }: PageFrame): string[] => [
  meta('name', 'theme-color', themeColor),
  meta('name', 'color-scheme', colorScheme),
  meta('name', 'format-detection', 'telephone=no'),
  meta('name', 'mobile-web-app-capable', 'yes'),
  meta('name', 'apple-mobile-web-app-capable', 'yes'),
  meta('name', 'apple-mobile-web-app-title', merchantName),
  meta('name', 'apple-mobile-web-app-status-bar-style', colorScheme === 'dark' ? 'black' : 'default'),
  link('icon', { href: icon, type: 'image/svg+xml' }),
]

export interface RedirectInput {
  readonly to: string
  readonly canonical: string
  readonly title: string
  readonly lang: string
  readonly policy: string
}

/** The page at the root for hosts that cannot redirect; its script keeps the query (a token, an affiliate code). */
export function renderRedirect(input: RedirectInput): string {
  const { to, canonical, title, lang, policy } = input
  const head = [
    element('meta', { charset: 'utf-8' }),
    meta('http-equiv', 'Content-Security-Policy', policy),
    element('title', {}, escapeHtml(title)),
    meta('name', 'robots', 'noindex'),
    link('canonical', { href: canonical }),
    element('script', {}, redirectScript(to)),
    element('noscript', {}, meta('http-equiv', 'refresh', `0; url=${to}`)),
  ]
  return document({ lang }, head, [element('a', { href: to }, escapeHtml(title))])
}

/** The text of the redirect page's script, for the policy's hash. */
export const redirectScript = (to: string): string =>
  `location.replace(${scriptJson(to)}+location.search+location.hash)`

const meta = (kind: 'name' | 'http-equiv', name: string, content: string): string =>
  element('meta', { [kind]: name, content })

const optionalMeta = (name: string, content: string | undefined): string[] =>
  content ? [meta('name', name, content)] : []

const link = (rel: string, attributes: Attributes): string => element('link', { rel, ...attributes })

const document = (attributes: Attributes, head: readonly string[], body: readonly string[]): string =>
  `<!doctype html>\n${element('html', attributes, `<head>${head.join('\n')}</head>\n<body>${body.join('\n')}</body>`)}\n`
