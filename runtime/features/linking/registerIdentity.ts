import { campaignFor, track } from '../../contract/report'
import type { Site } from '../../contract/site'
import { Failure, rowFor } from '../../rules/failure'
import { isRefusal } from '../../rules/refusal'
import { type LoginValue, readSession } from '../../rules/session'
import { socialRegisterPayload } from '../../rules/socialRegister'
import { aboutDevice, deviceHeader } from '../../state/aboutDevice'
import type { ProvenIdentity } from '../../state/identity'
import { deviceAtom } from '../../state/page'

/** The platform's text message for a new account, where the manifest names none. */
const smsTemplate = 'REGISTER'

/** `undecided`: it may be tried again with the same identity; what was refused has been told. */
export type RegisterEnd = 'in' | 'refused' | 'undecided'

/** Opens an account for an identity (I7.12), and logs in to it. */
export async function registerIdentity(
  site: Site,
  identity: ProvenIdentity,
  signal: AbortSignal | undefined,
): Promise<RegisterEnd> {
  try {
    // Before there is an account that nobody could be let into.
    const enter = await site.service('enter')
    const value = await post(site, identity, signal)
    const { id, userName } = readSession(value, site.data.code) ?? {}
    track(site, 'registerSuccess', {
      method: identity.firebaseChannel,
      customerId: id,
      customerName: userName,
    })
    return enter?.(value, {}) ? 'in' : 'refused'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return wasRefused(site, error) ? 'refused' : 'undecided'
  }
}

/** A refusal in silence decides nothing: the member would see no reason (I8.03, F039). */
const wasRefused = ({ edge: { page } }: Site, failure: Failure): boolean =>
  isRefusal(failure) && rowFor(failure, page.https).actions.length > 0

async function post(
  site: Site,
  identity: ProvenIdentity,
  signal: AbortSignal | undefined,
): Promise<LoginValue> {
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
    ...(signal ? { signal } : {}),
  })
}
