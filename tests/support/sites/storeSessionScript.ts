import { storageKeys } from '../../../runtime/tables/storageKeys'
import type { RoleName } from '../../../scripts/platform/members/demoRoles'
import type { ServedSite } from './servedSite'

/**
 * A script that stores a new session of the demo member with a role, where the merchant keeps sessions (D128). It does nothing in
 * frames: those without an origin have no storage.
 */
export async function storeSessionScript(site: ServedSite, role: RoleName): Promise<string> {
  const { name, area } = storageKeys[site.manifest.session?.keep === 'tab' ? 'tabSession' : 'session']
  const session = JSON.stringify(await site.createSession(role))
  return `window === top && ${area}Storage.setItem(${JSON.stringify(name)}, ${JSON.stringify(session)})`
}
