import type { Site } from '../../contract/site'
import { pathAtom } from '../../state/page'

/** The page that is shown, as the manifest names it: an address that leads nowhere may hold anything. */
export function pathOf({ data, store, location }: Pick<Site, 'data' | 'store' | 'location'>): string {
  const path = store.get(pathAtom) ?? location.path
  return Object.hasOwn(data.manifest.routes, path) ? path : '/m/404'
}
