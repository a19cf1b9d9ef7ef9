import type { PageHead, SiteData } from '../../../runtime/browser/start/siteData'
import { appleIconPath, iPhoneScreens, splashMedia, splashPath } from '../site/appPicturePaths'
import { type Attributes, element, escapeHtml, scriptJson } from '../site/html'
import type { AssetReference } from '../site/siteParts'
import { unsupportedPath } from '../site/sitePaths'

/** What all pages of a site have in common. */
export interface PageTemplate {
  readonly merchantName: string
  /** The default language's `lang` and `dir`; the boot script corrects both before the first paint. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  readonly policy: string
  /** Theme tokens and critical CSS. */
  readonly style: string
  /** What only the lobby has, for a slide that is painted with it (D197). */
  readonly lobbyStyle: string | undefined
  readonly lobbyPreload: Attributes | undefined
  readonly boot: string
  /** Script that watches the startup, and redirects old browsers to a page that they can show. */
  readonly watchdog: string
  readonly code: string
  readonly themeColor: string
  readonly colorScheme: 'light' | 'dark'
  readonly icon: string
  /** The absolute URL of the picture of a shared link; absent without a domain. */
  readonly shareImage: string | undefined
  readonly main: AssetReference
}

/** What is specific to one page. */
export interface Page {
  readonly head: PageHead
  readonly data: SiteData
  readonly isLobby: boolean
  /** The script that shows the page's content before the application is there. */
  readonly preview: AssetReference | undefined
  /** Scripts that run before the page is shown. */
  readonly scripts: readonly AssetReference[]
  readonly styles: readonly AssetReference[]
  /** HTML of the prerendered shell, and of the message for disabled scripts. */
  readonly shell: string
  readonly noScriptHtml: string
  /** HTML that the watchdog shows when the site does not start. */
  readonly startupError: string
}

/**
 * Renders a whole page. The order matters: the watchdog comes before everything that can fail, the site's data before
 * the boot script.
 */
export function renderPage(template: PageTemplate, page: Page): string {
  const head = [
    element('meta', { charset: 'utf-8' }),
    meta('http-equiv', 'Content-Security-Policy', template.policy),
    element('script', { nomodule: true }, oldBrowserScript),
    element(
      'script',
      { 'data-code': template.code, 'data-assets': page.data.assetOrigin },
      template.watchdog,
    ),
    meta('name', 'viewport', viewport),
    meta('name', 'referrer', 'strict-origin'),
    ...metadataTags(page.head),
    ...sharingTags(template, page.head),
    ...appearanceTags(template),
    ...(page.isLobby && template.lobbyPreload ? [link('preload', template.lobbyPreload)] : []),
    element('style', {}, template.style),
    element('script', { type: 'application/json', id: 'site' }, scriptJson(page.data)),
    element('script', {}, template.boot),
    ...(page.preview
      ? [
          element('script', {
            type: 'module',
            async: true,
            src: page.preview.url,
            ...checked(page.preview),
          }),
        ]
      : []),
    // The parser waits at each stylesheet of the body, and would find the next one only then.
    ...page.styles.map((style) => link('preload', { as: 'style', href: style.url, ...checked(style) })),
    ...page.scripts.map((script) => link('modulepreload', { href: script.url, ...checked(script) })),
  ]
  const body = [
    element('noscript', {}, page.noScriptHtml),
    // Here, so that the rest of the page need not wait for a drawing in it.
    ...(page.isLobby && template.lobbyStyle ? [element('style', {}, template.lobbyStyle)] : []),
    element('div', { id: 'root' }, page.shell),
    page.startupError,
    ...page.styles.map((style) => link('stylesheet', { href: style.url, ...checked(style) })),
    element('script', { type: 'module', src: template.main.url, ...checked(template.main) }),
  ]
  return document({ lang: template.lang, dir: template.direction }, head, body)
}

/** A browser can only check a file of another host that it has requested with CORS. */
const checked = ({ url, integrity }: AssetReference): Attributes => ({
  integrity,
  crossorigin: url.startsWith('/') ? undefined : 'anonymous',
})

/** For browsers without modules; uses only old syntax (F011). */
export const oldBrowserScript = `location.replace("${unsupportedPath}")`

/** Pinch zoom stays allowed; the keyboard shrinks the layout instead of covering the field. */
const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

const metadataTags = ({ title, description, keywords, canonical, robots }: PageHead): string[] => [
  element('title', {}, escapeHtml(title)),
  ...optionalMeta('description', description),
  ...optionalMeta('keywords', keywords),
  ...optionalMeta('robots', robots),
  ...(canonical ? [link('canonical', { href: canonical })] : []),
]

/** What other sites and messengers show of a shared link (Open Graph). */
const sharingTags = (
  { merchantName, shareImage }: PageTemplate,
  { title, description, canonical }: PageHead,
): string[] =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': merchantName,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': shareImage,
  }).flatMap(([property, content]) => (content ? [element('meta', { property, content })] : []))

const appearanceTags = ({ merchantName, themeColor, colorScheme, icon }: PageTemplate): string[] => [
  meta('name', 'theme-color', themeColor),
  meta('name', 'color-scheme', colorScheme),
  meta('name', 'format-detection', 'telephone=no'),
  meta('name', 'mobile-web-app-capable', 'yes'),
  meta('name', 'apple-mobile-web-app-capable', 'yes'),
  meta('name', 'apple-mobile-web-app-title', merchantName),
  meta('name', 'apple-mobile-web-app-status-bar-style', colorScheme === 'dark' ? 'black' : 'default'),
  link('icon', { href: icon, type: 'image/svg+xml' }),
  link('apple-touch-icon', { href: appleIconPath }),
  ...iPhoneScreens.map((screen) =>
    link('apple-touch-startup-image', { media: splashMedia(screen), href: splashPath(screen) }),
  ),
]

export interface RedirectInput {
  readonly to: string
  readonly canonical: string
  readonly title: string
  readonly lang: string
  readonly policy: string
}

/** The page at the root, for hosts that cannot redirect; its script keeps the query (a token, an affiliate code). */
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

/** The redirect page's script, whose hash the policy needs. */
export const redirectScript = (to: string): string =>
  `location.replace(${scriptJson(to)}+location.search+location.hash)`

const meta = (kind: 'name' | 'http-equiv', name: string, content: string): string =>
  element('meta', { [kind]: name, content })

const optionalMeta = (name: string, content: string | undefined): string[] =>
  content ? [meta('name', name, content)] : []

const link = (rel: string, attributes: Attributes): string => element('link', { rel, ...attributes })

const document = (attributes: Attributes, head: readonly string[], body: readonly string[]): string =>
  `<!doctype html>\n${element('html', attributes, `<head>${head.join('\n')}</head>\n<body>${body.join('\n')}</body>`)}\n`
