import type { Manifest } from '../../runtime/schema/manifest.gen'
import { entryPath, iconPath, indexPath, notFoundPath, unsupportedPath } from './addresses'
import type { Asset } from './assets'
import { captchaPage, captchaPath } from './captcha'
import { shortHash } from './digest'
import { headerRules, headersFile } from './headers'
import { scriptJson } from './html'
import type { Picture } from './images'
import { forPage } from './manifest'
import { nginxFile } from './nginx'
import { domainHeads, frameOf, type PagesInput, pageScripts, pageStyles, pagesOf } from './pages'
import { assetUrl, collectParts, type Parts } from './parts'
import { unsupportedPage } from './unsupported'
import { workerFile } from './worker'

/** Everything that one merchant's site is made of, planned without touching the disk. */
export interface Site {
  readonly code: string
  /** Names this build of the site; it changes when anything that a page loads does. */
  readonly build: string
  readonly features: readonly string[]
  /** Below m/assets; the same bytes for every merchant that has them. */
  readonly assets: readonly Asset[]
  /** Path from the site's folder to HTML: "m/member/home.html". */
  readonly pages: ReadonlyMap<string, string>
  /** The other files, by path from the site's folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The assets that the lobby waits for, the default language's texts among them. */
  readonly firstLoad: readonly Asset[]
}

export interface SiteInput extends PagesInput {
  readonly icon: Picture
  /** Readable code that changes under the developer's hands. */
  readonly development?: boolean
}

/** Plans a merchant's site: the same input gives the same bytes. */
export function planSite(input: SiteInput): Site {
  const { code, manifest, icon } = input
  const parts = collectParts(input)
  const frame = frameOf(input, parts)
  const paths = [...new Set([...mountedPaths(manifest, parts), indexPath, notFoundPath])]
  const domains = domainHeads(manifest, paths)
  const { address, pictures } = parts.flags ?? { address: undefined, pictures: [] }
  const files = {
    ...Object.fromEntries([...parts.assets].map(([name, asset]) => [name, assetUrl(asset)])),
    ...(address && { flags: address }),
  }
  const build = shortHash(scriptJson([files, domains, forPage(manifest), manifest.texts, frame]))
  const captcha = captchaPage(input, parts)
  const unsupported = unsupportedPage({ ...input, logo: { ...input.logo, src: assetUrl(input.logo) } })
  const framePages = [
    { path: unsupportedPath, policy: unsupported.policy },
    ...(captcha ? [{ path: captchaPath, policy: captcha.policy }] : []),
  ]
  const rules = headerRules(frame.policy, paths, framePages)
  const otherHosts = domains.flatMap(({ host, folder }) => (host && folder ? [host] : []))
  return {
    code,
    build,
    features: parts.features.map((feature) => feature.id),
    assets: [...new Set(parts.assets.values()), ...pictures],
    pages: new Map(domains.flatMap((domain) => pagesOf(input, parts, frame, build, domain))),
    files: new Map<string, string | Uint8Array>([
      ['m/asset-manifest.json', `${JSON.stringify({ build, files }, undefined, 2)}\n`],
      [iconPath.slice(1), icon.content],
      ['_headers', headersFile(rules)],
      ['nginx.conf', nginxFile({ rules, pages: paths, domains: otherHosts, framePages })],
      [unsupportedPath.slice(1), unsupported.html],
      ...(captcha ? [[captchaPath.slice(1), captcha.html] as const] : []),
      ...workerFile(input, parts, build),
    ]),
    firstLoad: firstLoad(input, parts),
  }
}

/** A path whose page went with a pruned feature is unknown in this site. */
function mountedPaths(manifest: Manifest, { features }: Parts): string[] {
  const pages = new Set(features.flatMap((feature) => feature.pages.map(({ page }) => page)))
  return Object.keys(manifest.routes).filter((path) => pages.has(manifest.routes[path]?.page ?? ''))
}

const firstLoad = (input: PagesInput, parts: Parts): Asset[] => [
  ...pageScripts(input, parts, entryPath),
  ...pageStyles(input, parts, entryPath),
  ...[...parts.texts.values()].slice(0, 1),
]
