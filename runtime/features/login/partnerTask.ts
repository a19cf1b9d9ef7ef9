import type { Site } from '../../contract/site'
import { Failure } from '../../rules/failure'
import { readPartner, withoutPartner } from '../../rules/partner'
import { aboutDevice } from '../../state/aboutDevice'
import { startSearchAtom } from '../../state/page'
import { enter } from './enter'

/** The address carries a partner's session (Maya): it leaves the address, and becomes a session of ours (I7.10). */
export default function partnerTask(site: Site) {
  const controller = new AbortController()
  const partner = readPartner(site.store.get(startSearchAtom))
  if (partner) {
    const { path, search } = site.here
    site.go(path + withoutPartner(search), { replace: true })
    void logInWith(site, partner, controller.signal)
  }
  return () => {
    controller.abort()
    // Used or given up: a later logout in this page must not try it again.
    site.store.set(startSearchAtom, withoutPartner)
  }
}

async function logInWith(site: Site, partner: object, signal: AbortSignal): Promise<void> {
  const { origin, hostname } = site.edge.page
  const affiliateCode = new URLSearchParams(site.here.search).get('affiliateCode')
  try {
    const value = await site.platform.call('loginMaya', {
      body: {
        ...partner,
        registerUrl: origin + site.here.path,
        domain: hostname,
        ...(affiliateCode ? { affiliateCode } : {}),
        ...(await aboutDevice(site)),
      },
      signal,
    })
    enter(site, value, { mayForce: true })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}
