import type { Site } from '../../contract/site'
import { deviceHeader, getDeviceInfo } from '../../kit/deviceInfo'
import type { VerifiedIdentity } from '../../rules/identity/social'
import { Failure } from '../../rules/network/failure'
import { factsAtom } from '../../state/facts'
import { identityToLinkAtom } from '../../state/login'
import { registerIdentity } from './registerIdentity'

/** Posts an identity to the platform (I7.11), and goes on as it answers (I4.22 to I4.25). */
export default function socialEnd(site: Site) {
  return async (firebaseChannel: string, firebaseIdToken: string, signal?: AbortSignal): Promise<void> => {
    const identity = { firebaseChannel, firebaseIdToken }
    // Whatever waited to be linked belongs to an attempt before this one.
    site.store.set(identityToLinkAtom, undefined)
    try {
      await logIn(site, identity, signal)
    } catch (error) {
      // Everything else was told by the error table, and nothing of the identity is kept (I4.25).
      if (!(error instanceof Failure)) throw error
      if (error.detail.code === 'bind_customer_required') await unbound(site, identity, signal)
      if (error.detail.code === 'login_verify_required') askForPassword(site)
    }
  }
}

async function logIn(site: Site, identity: VerifiedIdentity, signal: AbortSignal | undefined): Promise<void> {
  const about = await getDeviceInfo(site)
  const value = await site.platform.call('loginSocial', {
    body: { type: 'firebase', ...identity, ...about },
    headers: deviceHeader(about),
    ...(signal ? { signal } : {}),
  })
  const enter = await site.service('completeLogin')
  if (!signal?.aborted) enter?.(value, {})
}

/** An account of Facebook may be opened at once where the flag says so (I4.23); everybody else is asked (I4.24). */
async function unbound(
  site: Site,
  identity: VerifiedIdentity,
  signal: AbortSignal | undefined,
): Promise<void> {
  const facts = site.store.get(factsAtom)
  if (identity.firebaseChannel === 'facebook' && facts('flag.FBAUTOREGISTER3') === true)
    return void (await registerIdentity(site, identity, signal))
  void site.openOverlay('unlinkedAccount', identity)
}

/** The account wants a second factor, which follows a password only. */
function askForPassword(site: Site): void {
  void site.openOverlay('login', { reason: site.text.t('linking.passwordNeeded') })
}
