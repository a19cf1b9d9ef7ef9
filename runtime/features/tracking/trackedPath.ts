import type { Site } from '../../contract/site'
import { pathAtom } from '../../state/page'

/** The current page's path if the manifest mounts it: any other path may contain anything, and is reported as /m/404. */
export function trackedPath({ data, store, location }: Pick<Site, 'data' | 'store' | 'location'>): string {
  const path = store.get(pathAtom) ?? location.path
  return Object.hasOwn(data.manifest.routes, path) ? path : '/m/404'
}
