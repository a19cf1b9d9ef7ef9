import type { Site } from '../../contract/site'
import { sayTooMany } from '../../kit/feedback/sayTooMany'
import { deviceHeader, getDeviceInfo } from '../../kit/identity/deviceInfo'
import type { IdentityChannel, VerifiedIdentity } from '../../rules/identity/social'
import { Failure } from '../../rules/network/failure'
import { factsAtom } from '../../state/facts'
import { identityToLinkAtom } from '../../state/login'
import { registerIdentity } from './registerIdentity'

/** Sends an identity to the platform (I7.11), and handles the reply (I4.22 to I4.25). */
export default function completeSocialLogin(site: Site) {
  return async (
    firebaseChannel: IdentityChannel,
    firebaseIdToken: string,
    signal?: AbortSignal,
  ): Promise<void> => {
    const identity = { firebaseChannel, firebaseIdToken }
    // An identity that still waits to be linked belongs to an earlier attempt.
    site.store.set(identityToLinkAtom, undefined)
    try {
      await logIn(site, identity, signal)
    } catch (error) {
      // Other failures were shown as the error table says; the identity is not kept (I4.25).
      if (!(error instanceof Failure)) throw error
      sayTooMany(site, error)
      if (error.detail.code === 'bind_customer_required') await handleUnlinkedAccount(site, identity, signal)
      if (error.detail.code === 'login_verify_required') askForPassword(site)
    }
  }
}

async function logIn(site: Site, identity: VerifiedIdentity, signal: AbortSignal | undefined): Promise<void> {
  const deviceInfo = await getDeviceInfo(site)
  const value = await site.platform.call('loginSocial', {
    body: { type: 'firebase', ...identity, ...deviceInfo },
    headers: deviceHeader(deviceInfo),
    ...(signal ? { signal } : {}),
  })
  const completeLogin = await site.service('completeLogin')
  if (!signal?.aborted) completeLogin?.(value, {})
}

/** A Facebook identity may be registered at once if the flag is on (I4.23); otherwise the member is asked (I4.24). */
async function handleUnlinkedAccount(
  site: Site,
  identity: VerifiedIdentity,
  signal: AbortSignal | undefined,
): Promise<void> {
  const facts = site.store.get(factsAtom)
  if (identity.firebaseChannel === 'facebook' && facts('flag.FBAUTOREGISTER3') === true)
    return void (await registerIdentity(site, identity, signal))
  void site.openOverlay('unlinkedAccount', identity)
}

/** The account requires a second factor, which is only available after a password. */
function askForPassword(site: Site): void {
  void site.openOverlay('login', { reason: site.text.t('accountLinking.passwordNeeded') })
}
