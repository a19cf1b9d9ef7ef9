import type { Site } from '../../contract/site'
import { confirmAge } from '../../kit/identity/confirmAge'
import { deviceHeader, getDeviceInfo } from '../../kit/identity/deviceInfo'
import { registrationTrackingFields } from '../../kit/identity/registrationTracking'
import { trackEvent } from '../../kit/tracking'
import type { VerifiedIdentity } from '../../rules/identity/social'
import { Failure, findErrorRow } from '../../rules/network/failure'
import { isRefusal } from '../../rules/network/failureKinds'
import { socialRegisterPayload } from '../../rules/registration/socialRegister'
import { type LoginValue, readSession } from '../../rules/session/session'
import { runModeAtom } from '../../state/page'

/** The SMS template for a new account, unless the manifest sets one. */
const defaultSmsTemplate = 'REGISTER'

/** `undecided`: the member may try again with the same identity. Why it was refused was already shown. */
export type RegisterIdentityResult = 'loggedIn' | 'refused' | 'undecided'

/** Registers an account for an identity (I7.12), and logs in to it; before, asks for the age where it has to (D18). */
export async function registerIdentity(
  site: Site,
  identity: VerifiedIdentity,
  signal: AbortSignal | undefined,
): Promise<RegisterIdentityResult> {
  try {
    if (!(await confirmAge(site)) || signal?.aborted) return 'refused'
    // Loaded first: an account without the login that follows would be of no use.
    const completeLogin = await site.service('completeLogin')
    const value = await sendRegistration(site, identity, signal)
    const { id, userName } = readSession(value, site.data.code) ?? {}
    trackEvent(site, 'registerSuccess', {
      method: identity.firebaseChannel,
      customerId: id,
      customerName: userName,
    })
    return completeLogin?.(value, {}) ? 'loggedIn' : 'refused'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return isShownRefusal(site, error) ? 'refused' : 'undecided'
  }
}

/** A refusal that shows nothing is no result: the member would see no reason (I8.03, F039). */
const isShownRefusal = ({ browser: { page } }: Site, failure: Failure): boolean =>
  isRefusal(failure) && findErrorRow(failure, page.https).actions.length > 0

async function sendRegistration(
  site: Site,
  identity: VerifiedIdentity,
  signal: AbortSignal | undefined,
): Promise<LoginValue> {
  const { origin, hostname } = site.browser.page
  const [deviceInfo, info, trackingFields] = await Promise.all([
    getDeviceInfo(site),
    site.service('registrationInfo').then((service) => service?.() ?? {}),
    registrationTrackingFields(site),
  ])
  const context = { runMode: site.store.get(runModeAtom), origin, hostname, path: site.location.path }
  return site.platform.call('registerSocial', {
    body: {
      ...socialRegisterPayload(
        { ...identity, smsTemplate: site.data.manifest.social?.smsTemplate ?? defaultSmsTemplate, info },
        context,
      ),
      ...deviceInfo,
      ...trackingFields,
    },
    headers: deviceHeader(deviceInfo),
    ...(signal ? { signal } : {}),
  })
}
