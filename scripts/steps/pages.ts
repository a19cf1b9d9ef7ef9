import type { SiteData } from '../../runtime/browser/siteData'
import type { PageKind } from '../../runtime/contract/feature'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { firebaseHosts } from '../../runtime/tables/socialChannels'
import { entryPath, iconPath, indexPath, notFoundPath } from './addresses'
import type { Asset } from './assets'
import { captchaPage } from './captcha'
import { policyHash } from './digest'
import { forPage } from './manifest'
import { type Heads, headsByPath, layMetadata } from './metadata'
import { oldBrowserScript, type PageFrame, redirectScript, renderPage, renderRedirect } from './page'
import { assetUrl, type Parts, type PartsInput, reference, scriptsFor } from './parts'
import { contentPolicy, joinHosts } from './policy'
import { paintShell, shellRules, withoutScripts } from './shell'
import { speech } from './speech'
import { splashRules } from './splash'
import { themeCss, themeTokens } from './theme'
import { paintTrouble } from './trouble'

export interface PagesInput extends PartsInput {
  readonly code: string
}

/** What all pages of a site share; their policy allows exactly the scripts and styles that the build wrote. */
export function frameOf({ code, manifest, bundle, logo }: PagesInput, parts: Parts): PageFrame {
  const { theme } = manifest.brand
  const ownRules = shellRules(manifest.languages) + splashRules(assetUrl(logo))
  const style = `${themeCss(theme)}${bundle.critical}${ownRules}`
  const { tag, direction } = speech(manifest.languages[0])
  return {
    merchantName: manifest.name,
    lang: tag,
    direction,
    policy: contentPolicy({
      hosts: joinHosts(manifest.hosts, manifest.development?.hosts),
      domains: manifest.domains,
      scriptHashes: [oldBrowserScript, bundle.guard, bundle.boot, redirectScript(entryPath)].map(policyHash),
      styleHashes: [policyHash(style)],
      ownFrames:
        manifest.development?.firebaseEmulator === true ||
        captchaPage({ manifest, bundle }, parts) !== undefined,
      vendorPolicies: manifest.settings?.firebase === undefined ? [] : firebaseHosts.policies,
    }),
    style,
    boot: bundle.boot,
    guard: bundle.guard,
    code,
    themeColor: themeTokens(theme)['--color-background'] ?? theme.primary,
    colorScheme: theme.mode,
    icon: iconPath,
    main: reference(parts.main),
  }
}

/** A host's own heads, and the folder that its pages are built in; the site's main host has none (D17). */
export interface DomainHeads {
  readonly host: string | undefined
  readonly folder: string
  readonly heads: Heads
}

/** The heads of every host whose metadata differ, the main one first (E2.72). */
export function domainHeads(manifest: Manifest, paths: readonly string[]): DomainHeads[] {
  const [main] = manifest.domains
  const own = manifest.metadataByDomain ?? {}
  const others = Object.keys(own).filter((domain) => domain !== main)
  return [main, ...others].map((domain) => ({
    host: domain,
    folder: domain === main ? '' : `_domains/${domain}/`,
    heads: headsByPath(paths, manifest.languages, {
      metadata: layMetadata(manifest.metadata, (domain && own[domain]) || {}),
      merchantName: manifest.name,
      domain,
    }),
  }))
}

/** The pages of one host, by path from the site's folder. */
export function pagesOf(
  input: PagesInput,
  parts: Parts,
  frame: PageFrame,
  build: string,
  { folder, heads }: DomainHeads,
): [string, string][] {
  const language = input.manifest.languages[0] ?? ''
  const head = (path: string) => heads[path]?.[language] ?? { title: input.manifest.name }
  const data = dataOf(input, parts, build, heads)
  const trouble = paintTrouble({ ...input, logo: data.logo })
  const pages = Object.keys(heads).map((path): [string, string] => [
    `${folder}${path.slice(1)}.html`,
    renderPage(frame, {
      head: head(path),
      data,
      scripts: pageScripts(input, parts, path).map(reference),
      styles: pageStyles(input, parts, path).map(reference),
      shell: paintShell({ ...input, ...lookOf(input, parts, path), path, logo: data.logo }),
      withoutScripts: withoutScripts(input.catalogues),
      trouble,
    }),
  ])
  const { title, canonical = entryPath } = head(entryPath)
  return [...pages, [`${folder}index.html`, renderRedirect({ ...frame, to: entryPath, title, canonical })]]
}

function dataOf(input: PagesInput, parts: Parts, build: string, heads: Heads): SiteData {
  const urls = (assets: ReadonlyMap<string, Asset>): Record<string, string> =>
    Object.fromEntries([...assets].map(([name, asset]) => [name, assetUrl(asset)]))
  return {
    code: input.code,
    build,
    manifest: forPage(input.manifest),
    texts: urls(parts.texts),
    styles: urls(parts.styles),
    heads: headsForPage(heads),
    logo: { src: assetUrl(input.logo), width: input.logo.width, height: input.logo.height },
    features: parts.features.map((feature) => feature.id),
    ...(parts.flags && { countryFlags: parts.flags.address }),
    ...(input.manifest.development && { development: true }),
    ...(input.manifest.development?.firebaseEmulator && { firebaseEmulator: true }),
  }
}

/** What the page needs to name itself after it moved on; search engines read the rest from the first page. */
const headsForPage = (heads: Heads): Heads =>
  Object.fromEntries(
    Object.entries(heads)
      .filter(([path]) => path !== indexPath && path !== notFoundPath)
      .map(([path, byLanguage]) => [path, mapValues(byLanguage, ({ keywords: _, ...head }) => head)]),
  )

const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** What is mounted on a path; the entry page shows the lobby in place (D4). */
function mountedOn({ manifest }: PagesInput, { features }: Parts, path: string) {
  const name = manifest.routes[path === indexPath ? entryPath : path]?.page
  const feature = features.find(({ pages }) => pages.some(({ page }) => page === name))
  return { feature, page: feature?.pages.find(({ page }) => page === name) }
}

function lookOf(
  input: PagesInput,
  parts: Parts,
  path: string,
): { kind: PageKind; title: string | undefined } {
  const { page } = mountedOn(input, parts, path)
  return { kind: page?.kind ?? 'list', title: page?.title }
}

/** The scripts that a page waits for. */
export function pageScripts(input: PagesInput, parts: Parts, path: string): Asset[] {
  const source = mountedOn(input, parts, path).page?.source
  return scriptsFor(input.bundle, parts, source ? [source] : [])
}

/** The stylesheets that a page waits for. */
export function pageStyles(input: PagesInput, parts: Parts, path: string): Asset[] {
  const own = parts.styles.get(mountedOn(input, parts, path).feature?.id ?? '')
  return own ? [parts.baseStyle, own] : [parts.baseStyle]
}
