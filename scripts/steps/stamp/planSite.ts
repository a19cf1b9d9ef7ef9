import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Asset } from '../assets/assetStore'
import { shortHash } from '../assets/hashes'
import type { Picture } from '../assets/pictures'
import { type HeaderRule, headerRules, headersFile } from '../hosting/headers'
import { nginxFile } from '../hosting/nginx'
import { nginxFragments } from '../hosting/nginxFragments'
import { redirectsFile } from '../hosting/redirects'
import { captchaPage } from '../pages/captchaPage'
import { maintenancePage } from '../pages/maintenancePage'
import { miniGamePage } from '../pages/miniGamePage'
import {
  createPageTemplate,
  domainHeads,
  headsAsset,
  type PagesInput,
  pageScripts,
  pageStyles,
  renderPages,
} from '../pages/renderPages'
import { unsupportedPage } from '../pages/unsupportedPage'
import { scriptJson } from '../site/html'
import { siteManifest } from '../site/siteManifest'
import { assetUrl, collectSiteParts, type SiteParts } from '../site/siteParts'
import {
  captchaPath,
  entryPath,
  iconPath,
  indexPath,
  maintenancePath,
  miniGamePath,
  notFoundPath,
  siteManifestPath,
  unsupportedPath,
} from '../site/sitePaths'
import { serviceWorkerFile } from './serviceWorkerFile'

/** All files of a merchant's site, planned without writing anything. */
export interface Site {
  readonly code: string
  /** The id of this build; it changes when anything that a page loads changes. */
  readonly build: string
  readonly features: readonly string[]
  /** Files in m/assets; the same bytes for every merchant that has them. */
  readonly assets: readonly Asset[]
  /** HTML by path from the site's folder: "m/member/home.html". */
  readonly pages: ReadonlyMap<string, string>
  /** The other files, by path from the site's folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The headers of its responses, as the files for web servers say them. */
  readonly rules: readonly HeaderRule[]
  /** The assets that the lobby needs first, including the default language's texts. */
  readonly firstLoad: readonly Asset[]
}

export interface SiteInput extends PagesInput {
  readonly icon: Picture
  /** The pictures of an installed site, by path from the site's folder. */
  readonly appPictures: ReadonlyMap<string, Uint8Array>
  /** Whether the site may have its service worker; false writes the one that removes itself. */
  readonly worker?: boolean
}

/** Plans a merchant's site. The same input gives the same bytes. */
export function planSite(input: SiteInput): Site {
  const { code, manifest, icon, appPictures } = input
  const parts = collectSiteParts(input)
  const template = createPageTemplate(input, parts)
  const paths = [...new Set([...mountedPaths(manifest, parts), indexPath, notFoundPath])]
  const domains = domainHeads(input, paths)
  const headFiles = new Map(
    domains.map(({ folder, heads }) => [`heads${folder && `/${folder}`}`, headsAsset(heads)] as const),
  )
  const { address, pictures } = parts.countryFlags ?? { address: undefined, pictures: [] }
  const files = {
    ...Object.fromEntries(
      [...parts.assets, ...headFiles].map(([name, asset]) => [name, assetUrl(input, asset)]),
    ),
    ...(address && { flags: address }),
  }
  const build = shortHash(
    scriptJson([files, domains, siteManifest(manifest), manifest.account, manifest.texts, template]),
  )
  const captcha = captchaPage(input, parts)
  const miniGame = miniGamePage(input, parts)
  const plainPageInput = { ...input, logo: { ...input.logo, src: assetUrl(input, input.logo) } }
  const unsupported = unsupportedPage(plainPageInput)
  const maintenance = maintenancePage(plainPageInput)
  const framePages = [
    { path: unsupportedPath, policy: unsupported.policy },
    ...(captcha ? [{ path: captchaPath, policy: captcha.policy }] : []),
    ...(miniGame ? [{ path: miniGamePath, policy: miniGame.policy }] : []),
  ]
  const rules = headerRules(template.policy, paths, framePages)
  const ownPages = domains.flatMap(({ host, folder }) => (host && folder ? [host] : []))
  const nginx = { code, rules, pages: paths, domains: manifest.domains, ownPages, framePages }
  return {
    code,
    build,
    features: parts.features.map((feature) => feature.id),
    assets: [...new Set(parts.assets.values()), ...pictures, ...headFiles.values()],
    pages: new Map(domains.flatMap((domain) => renderPages(input, parts, template, build, domain))),
    files: new Map<string, string | Uint8Array>([
      [siteManifestPath, `${JSON.stringify({ build, files }, undefined, 2)}\n`],
      [iconPath.slice(1), icon.content],
      ...appPictures,
      ['_headers', headersFile(rules, paths)],
      ['_redirects', redirectsFile(paths)],
      ['nginx.conf', nginxFile(nginx)],
      ...nginxFragments({ ...nginx, maintenancePolicy: maintenance.policy }),
      [maintenancePath.slice(1), maintenance.html],
      [unsupportedPath.slice(1), unsupported.html],
      ...(captcha ? [[captchaPath.slice(1), captcha.html] as const] : []),
      ...(miniGame ? [[miniGamePath.slice(1), miniGame.html] as const] : []),
      ...serviceWorkerFile({ ...input, headFiles: [...headFiles.values()] }, parts, build),
    ]),
    rules,
    firstLoad: firstLoad(input, parts),
  }
}

/** Paths whose page belongs to an excluded feature do not exist in this site. */
function mountedPaths(manifest: Manifest, { features }: SiteParts): string[] {
  const pages = new Set(features.flatMap((feature) => feature.pages.map(({ page }) => page)))
  return Object.keys(manifest.routes).filter((path) => pages.has(manifest.routes[path]?.page ?? ''))
}

const firstLoad = (input: PagesInput, parts: SiteParts): Asset[] => [
  ...pageScripts(input, parts, entryPath),
  ...(parts.preview ? [parts.preview] : []),
  ...pageStyles(parts),
  ...[...parts.texts.values()].slice(0, 1),
]
