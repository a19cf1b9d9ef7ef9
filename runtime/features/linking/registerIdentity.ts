import type { Site } from '../../contract/site'
import { deviceHeader, getDeviceInfo } from '../../kit/deviceInfo'
import { registrationTrackingFields, trackEvent } from '../../kit/tracking'
import type { VerifiedIdentity } from '../../rules/identity/social'
import { Failure, findErrorRow, isRefusal } from '../../rules/network/failure'
import { socialRegisterPayload } from '../../rules/registration/socialRegister'
import { type LoginValue, readSession } from '../../rules/session/session'
import { runModeAtom } from '../../state/page'

/** The platform's text message for a new account, where the manifest names none. */
const smsTemplate = 'REGISTER'

/** `undecided`: it may be tried again with the same identity; what was refused has been told. */
export type RegisterEnd = 'in' | 'refused' | 'undecided'

/** Opens an account for an identity (I7.12), and logs in to it. */
export async function registerIdentity(
  site: Site,
  identity: VerifiedIdentity,
  signal: AbortSignal | undefined,
): Promise<RegisterEnd> {
  try {
    // Before there is an account that nobody could be let into.
    const enter = await site.service('completeLogin')
    const value = await post(site, identity, signal)
    const { id, userName } = readSession(value, site.data.code) ?? {}
    trackEvent(site, 'registerSuccess', {
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
const wasRefused = ({ browser: { page } }: Site, failure: Failure): boolean =>
  isRefusal(failure) && findErrorRow(failure, page.https).actions.length > 0

async function post(
  site: Site,
  identity: VerifiedIdentity,
  signal: AbortSignal | undefined,
): Promise<LoginValue> {
  const { origin, hostname } = site.browser.page
  const [about, info, campaign] = await Promise.all([
    getDeviceInfo(site),
    site.service('registrationInfo').then((service) => service?.() ?? {}),
    registrationTrackingFields(site),
  ])
  const place = { runMode: site.store.get(runModeAtom), origin, hostname, path: site.location.path }
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
