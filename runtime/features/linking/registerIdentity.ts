import { campaignFor, track } from '../../contract/report'
import type { Site } from '../../contract/site'
import { Failure } from '../../rules/failure'
import { readSession } from '../../rules/session'
import { socialRegisterPayload } from '../../rules/socialRegister'
import { aboutDevice, deviceHeader } from '../../state/aboutDevice'
import type { ProvenIdentity } from '../../state/identity'
import { deviceAtom } from '../../state/page'

/** The platform's text message for a new account, where the manifest names none. */
const smsTemplate = 'REGISTER'

/** Opens an account for an identity (I7.12), and logs in to it. Resolves to whether it did; a failure was told. */
export async function registerIdentity(site: Site, identity: ProvenIdentity): Promise<boolean> {
  try {
    const value = await post(site, identity)
    const { id, userName } = readSession(value, site.data.code) ?? {}
    track(site, 'registerSuccess', {
      method: identity.firebaseChannel,
      customerId: id,
      customerName: userName,
    })
    const enter = await site.service('enter')
    return enter?.(value, {}) ?? false
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return false
  }
}

async function post(site: Site, identity: ProvenIdentity): Promise<unknown> {
  const { origin, hostname } = site.edge.page
  const [about, info, campaign] = await Promise.all([
    aboutDevice(site),
    site.service('registrationInfo').then((service) => service?.() ?? {}),
    campaignFor(site),
  ])
  const place = { state: site.store.get(deviceAtom), origin, hostname, path: site.here.path }
  return site.platform.call('registerSocial', {
    body: {
      ...socialRegisterPayload(
        { ...identity, smsTemplate: site.data.manifest.social?.smsTemplate ?? smsTemplate, info },
        place,
      ),
      ...about,
      ...campaign,
    },
    headers: deviceHeader(about),
  })
}
