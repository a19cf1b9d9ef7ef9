import type { Site } from '../../contract/site'
import { pathAtom } from '../../state/page'

/** The page that is shown, as the manifest names it: an address that leads nowhere may hold anything. */
export function pathOf({ data, store, here }: Pick<Site, 'data' | 'store' | 'here'>): string {
  const path = store.get(pathAtom) ?? here.path
  return Object.hasOwn(data.manifest.routes, path) ? path : '/m/404'
}
