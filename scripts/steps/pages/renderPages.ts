import type { SiteData } from '../../../runtime/browser/start/siteData'
import type { PageKind } from '../../../runtime/contract/feature'
import { pathOfPage } from '../../../runtime/rules/network/url'
import type { Language, Localized } from '../../../runtime/schema/manifest.gen'
import { firebaseHosts } from '../../../runtime/tables/socialChannels'
import type { Asset } from '../assets/assetStore'
import { cspHash, shortHash } from '../assets/hashes'
import type { Picture } from '../assets/pictures'
import { contentPolicy, mergeHosts } from '../hosting/contentPolicy'
import { sharePath } from '../site/appPicturePaths'
import { htmlLanguage, languageTags } from '../site/htmlLanguage'
import { namedDrawings } from '../site/icons'
import { siteAccount } from '../site/siteAccount'
import { siteManifest } from '../site/siteManifest'
import { assetUrl, initialScripts, type SiteParts, type SitePartsInput, toReference } from '../site/siteParts'
import { entryPath, iconPath, indexPath, notFoundPath } from '../site/sitePaths'
import { themeCss, themeTokens } from '../theme/theme'
import { captchaPage } from './captchaPage'
import { type Heads, headsByPath, mergeMetadata } from './metadata'
import { miniGamePage } from './miniGamePage'
import { heroPreload, heroStyle, heroTokens } from './paintedHero'
import { oldBrowserScript, type PageTemplate, redirectScript, renderPage, renderRedirect } from './renderPage'
import { noScriptHtml, renderShell, shellCss } from './renderShell'
import { renderStartupError } from './renderStartupError'
import { splashCss } from './splashCss'

export interface PagesInput extends SitePartsInput {
  readonly code: string
}

/** What all pages of a site have in common; their policy allows exactly the scripts and styles that the build wrote. */
export function createPageTemplate(input: PagesInput, parts: SiteParts): PageTemplate {
  const { code, manifest, bundle, logo, assetOrigin } = input
  const { theme, tagline } = manifest.brand
  const extraCss = shellCss(manifest.languages) + splashCss(assetUrl(input, logo), tagline)
  const style = `${themeCss(theme)}${bundle.criticalCss}${extraCss}${heroTokens(input)}`
  const lobbyStyle = heroStyle(input)
  const { tag, direction } = htmlLanguage(manifest.languages[0])
  return {
    merchantName: manifest.name,
    lang: tag,
    direction,
    policy: contentPolicy({
      hosts: mergeHosts(manifest.hosts, manifest.development?.hosts),
      domains: manifest.domains,
      assetOrigin,
      scriptHashes: [oldBrowserScript, bundle.watchdog, bundle.boot, redirectScript(entryPath)].map(cspHash),
      styleHashes: [style, ...(lobbyStyle ? [lobbyStyle] : [])].map(cspHash),
      // A game and a chat may lead their frame to the site, which then closes it: the browser must not block that (E2.68).
      ownFrames:
        manifest.flags?.CHAT3 !== false ||
        pathOfPage(manifest.routes, 'launchGame') !== undefined ||
        manifest.development?.firebaseEmulator === true ||
        captchaPage({ manifest, bundle }, parts) !== undefined ||
        miniGamePage({ manifest, bundle }, parts) !== undefined,
      vendorPolicies: manifest.settings?.firebase === undefined ? [] : firebaseHosts.policies,
    }),
    style,
    lobbyStyle,
    lobbyPreload: heroPreload(input),
    boot: bundle.boot,
    watchdog: bundle.watchdog,
    code,
    themeColor: themeTokens(theme)['--color-background'] ?? theme.primary,
    colorScheme: theme.mode,
    icon: iconPath,
    shareImage: manifest.domains[0] && `https://${manifest.domains[0]}${sharePath}`,
    main: toReference(input, parts.main),
  }
}

/** A domain's heads, and the folder of its pages; the main domain has none (D139). */
export interface DomainHeads {
  readonly host: string | undefined
  readonly folder: string
  readonly heads: Heads
}

/**
 * The pages that have a title of the product where a manifest names none, with its text: what search engines list, and the
 * login, and the page for addresses where there is none. All others have the lobby's (E2.73, E2.74).
 */
const titleTexts: Readonly<Record<string, string>> = {
  login: 'shell.logIn',
  register: 'shell.register',
  activity: 'infoPages.activity',
  help: 'infoPages.help',
  news: 'infoPages.news',
  notFound: 'shell.notFoundTitle',
}

/** The heads of every domain with its own metadata, the main domain first (E2.72). */
export function domainHeads(
  { manifest, catalogues }: Pick<PagesInput, 'manifest' | 'catalogues'>,
  paths: readonly string[],
): DomainHeads[] {
  const [mainDomain] = manifest.domains
  const domainMetadata = manifest.metadataByDomain ?? {}
  const otherDomains = Object.keys(domainMetadata).filter((domain) => domain !== mainDomain)
  const productTitle = (path: string, language: Language): string | undefined => {
    const name = path === notFoundPath ? 'notFound' : (manifest.routes[path]?.page ?? '')
    const [section = '', key = ''] = (titleTexts[name] ?? '').split('.')
    const text = catalogues.get(language)?.[section]?.[key]
    return text && `${text} | ${manifest.name}`
  }
  return [mainDomain, ...otherDomains].map((domain) => ({
    host: domain,
    folder: domain === mainDomain ? '' : `_domains/${domain}/`,
    heads: headsByPath(paths, manifest.languages, {
      metadata: mergeMetadata(manifest.metadata, (domain && domainMetadata[domain]) || {}),
      merchantName: manifest.name,
      tagline: manifest.brand.tagline,
      domain,
      productTitle,
    }),
  }))
}

/** A domain's pages, by path from the site's folder. */
export function renderPages(
  input: PagesInput,
  parts: SiteParts,
  template: PageTemplate,
  buildId: string,
  { folder, heads }: DomainHeads,
): [string, string][] {
  const language = input.manifest.languages[0] ?? ''
  const head = (path: string) => heads[path]?.[language] ?? { title: input.manifest.name }
  const siteData = createSiteData(input, parts, buildId, heads)
  const startupError = renderStartupError({ ...input, logo: siteData.logo })
  const pages = Object.keys(heads).map((path): [string, string] => [
    `${folder}${path.slice(1)}.html`,
    renderPage(template, {
      head: head(path),
      data: siteData,
      isLobby: isLobby(input, parts, path),
      preview: parts.preview && isLobby(input, parts, path) ? toReference(input, parts.preview) : undefined,
      scripts: pageScripts(input, parts, path).map((asset) => toReference(input, asset)),
      styles: pageStyles(parts).map((asset) => toReference(input, asset)),
      shell: renderShell({ ...input, ...pageKindAndTitle(input, parts, path), path, logo: siteData.logo }),
      noScriptHtml: noScriptHtml(input.catalogues),
      startupError,
    }),
  ])
  const { title, canonical = entryPath } = head(entryPath)
  return [...pages, [`${folder}index.html`, renderRedirect({ ...template, to: entryPath, title, canonical })]]
}

function createSiteData(input: PagesInput, parts: SiteParts, buildId: string, heads: Heads): SiteData {
  const urlsByName = (assets: ReadonlyMap<string, Asset>): Record<string, string> =>
    Object.fromEntries([...assets].map(([name, asset]) => [name, assetUrl(input, asset)]))
  const icons = namedDrawings(input.manifest)
  return {
    code: input.code,
    build: buildId,
    ...(input.assetOrigin && { assetOrigin: input.assetOrigin }),
    manifest: siteManifest(input.manifest),
    account: siteAccount(input.manifest, parts.features),
    texts: urlsByName(parts.texts),
    languageTags: languageTags(input.manifest.languages),
    textSections: parts.textSections,
    heads: assetUrl(input, headsAsset(heads)),
    logo: sized(input, input.logo),
    ...(input.pictures.size > 0 && {
      pictures: Object.fromEntries([...input.pictures].map(([path, one]) => [path, sized(input, one)])),
    }),
    ...(Object.keys(icons).length > 0 && { icons }),
    withoutFeatures: parts.excluded.map(({ id }) => id),
    ...(parts.countryFlags && { countryFlags: parts.countryFlags.address }),
    ...(input.manifest.development && { development: true }),
    ...(input.manifest.development?.embeddedPages && {
      embeddedPages: input.manifest.development.embeddedPages,
    }),
    ...(input.manifest.development?.firebaseEmulator && { firebaseEmulator: true }),
  }
}

const sized = (input: PagesInput, picture: Picture) => ({
  src: assetUrl(input, picture),
  width: picture.width,
  height: picture.height,
})

/** The file with what a page needs to update its head after navigation. */
export function headsAsset(heads: Heads): Asset {
  const content = Buffer.from(JSON.stringify(headsForNavigation(heads)))
  return { name: `heads.${shortHash(content)}.json`, content }
}

/** Nobody navigates to these. */
const headsForNavigation = (heads: Heads): Heads =>
  Object.fromEntries(Object.entries(heads).filter(([path]) => path !== indexPath && path !== notFoundPath))

/** What is mounted on a path; the index page shows the lobby without a redirect (D4). */
function mountedPage({ manifest }: PagesInput, { features }: SiteParts, path: string) {
  const name = manifest.routes[path === indexPath ? entryPath : path]?.page
  const feature = features.find(({ pages }) => pages.some(({ page }) => page === name))
  return { feature, page: feature?.pages.find(({ page }) => page === name) }
}

function pageKindAndTitle(
  input: PagesInput,
  parts: SiteParts,
  path: string,
): { kind: PageKind; title: string | Localized | undefined } {
  const { page } = mountedPage(input, parts, path)
  const title = input.manifest.routes[path]?.title ?? page?.titles?.[path] ?? page?.title
  return { kind: page?.kind ?? 'list', title }
}

const isLobby = (input: PagesInput, parts: SiteParts, path: string): boolean =>
  mountedPage(input, parts, path).page?.kind === 'lobby'

/** The scripts that a page needs first. */
export const pageScripts = (input: PagesInput, parts: SiteParts, path: string): Asset[] =>
  initialScripts(input.bundle, parts, mountedPage(input, parts, path).feature)

/** The stylesheets of every page. */
export const pageStyles = ({ baseStyle, featureStyles }: SiteParts): readonly Asset[] => [
  baseStyle,
  ...featureStyles,
]
