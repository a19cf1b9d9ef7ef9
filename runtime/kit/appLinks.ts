import type { Site } from '../contract/site'
import { type AppLinks, readAppLinks } from '../rules/device/appLinks'
import { appLinksAtom } from '../state/download'

/** The links of the app, loaded once; none when they cannot be loaded (E3.12). */
export async function loadAppLinks(site: Site): Promise<AppLinks> {
  const known = site.store.get(appLinksAtom)
  if (known) return known
  const links = await site.platform.call('resources', { alert: false }).then(
    (reply) => readAppLinks(reply, site.data.manifest),
    () => ({}),
  )
  site.store.set(appLinksAtom, links)
  return links
}
