import type { SiteManifest } from '../browser/start/siteData'
import type { Feature, Route } from '../contract/feature'
import type { TextKey } from '../contract/text'
import { lobbyAliases, pathWithoutQuery } from '../rules/network/url'
import type { When } from '../rules/settings/conditions'
import type { NavigationItem } from '../schema/manifest.gen'

/** A path of this merchant's site, and the page mounted on it. */
export interface MountedPage {
  readonly path: string
  /** The path that the page is known by: the lobby's for its aliases (D4). */
  readonly knownAs: string
  readonly feature: Feature
  readonly route: Route
  readonly guard: When
  readonly otherwise: string
  /** Absent: the top bar shows the brand's logo. */
  readonly title: TextKey | undefined
}

/** Where a guard redirects when neither the manifest nor the route says where (I2.12). */
const defaultRedirect = '/m/login'

/** The pages that the manifest mounts and a feature provides. The manifest may set a stricter guard (D5). */
export function mountedPages(
  { manifest }: { readonly manifest: Pick<SiteManifest, 'routes'> },
  features: readonly Feature[],
): MountedPage[] {
  const pages = Object.entries(manifest.routes).flatMap(([path, mount]): MountedPage[] => {
    const feature = features.find((one) => one.routes?.some((route) => route.page === mount.page))
    const route = feature?.routes?.find((one) => one.page === mount.page)
    if (!feature || !route) return []
    return [
      {
        path,
        knownAs: path,
        feature,
        route,
        guard: mount.guard ?? route.guard ?? true,
        otherwise: mount.otherwise ?? route.otherwise ?? defaultRedirect,
        title: (mount.title as TextKey | undefined) ?? route.titles?.[path] ?? route.title,
      },
    ]
  })
  const lobby = pages.find(({ path }) => path === '/m/home')
  return [...pages, ...(lobby ? lobbyAliases.map((path) => ({ ...lobby, path })) : [])]
}

/** The feature that a navigation item leads to. */
export const featureOfNavigationItem = (
  { to, opens }: Pick<NavigationItem, 'to' | 'opens'>,
  pages: readonly MountedPage[],
  features: readonly Feature[],
): Feature | undefined =>
  to === undefined
    ? features.find(({ overlays }) => overlays?.some(({ id }) => id === opens))
    : pages.find(({ path }) => path === pathWithoutQuery(to))?.feature
