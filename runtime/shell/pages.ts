import type { Feature, Route } from '../contract/feature'
import type { SiteData } from '../contract/site'
import { pathWithoutQuery } from '../rules/network/url'
import type { When } from '../rules/settings/conditions'
import type { NavigationPlace } from '../schema/manifest.gen'

/** A path of this merchant with all that is known of its page. */
export interface MountedPage {
  readonly path: string
  readonly feature: Feature
  readonly route: Route
  readonly guard: When
  readonly otherwise: string
}

/** Where those go whom a guard turns away when neither the manifest nor the page says where (I2.12). */
const login = '/m/login'

/** Addresses where the lobby is shown in place (D4). */
const entries = ['/m/', '/m/index']

/** The pages that the manifest mounts and a feature of this site provides. The manifest may tighten a guard (D5). */
export function mountedPages(
  { manifest }: Pick<SiteData, 'manifest'>,
  features: readonly Feature[],
): MountedPage[] {
  const pages = Object.entries(manifest.routes).flatMap(([path, mount]): MountedPage[] => {
    const feature = features.find((one) => one.routes?.some((route) => route.page === mount.page))
    const route = feature?.routes?.find((one) => one.page === mount.page)
    if (!feature || !route) return []
    return [
      {
        path,
        feature,
        route,
        guard: mount.guard ?? route.guard ?? true,
        otherwise: mount.otherwise ?? route.otherwise ?? login,
      },
    ]
  })
  const lobby = pages.find(({ path }) => path === '/m/home')
  return [...pages, ...(lobby ? entries.map((path) => ({ ...lobby, path })) : [])]
}

/** The feature of this site that a place of the navigation leads to. */
export const providerOf = (
  { to, opens }: Pick<NavigationPlace, 'to' | 'opens'>,
  pages: readonly MountedPage[],
  features: readonly Feature[],
): Feature | undefined =>
  to === undefined
    ? features.find(({ overlays }) => overlays?.some(({ id }) => id === opens))
    : pages.find(({ path }) => path === pathWithoutQuery(to))?.feature
