import { firebaseProviderIds } from '../../runtime/tables/firebaseProviders'
import type { DemoIdentity } from '../platform'

/** Signs in with each demo identity once, so that the emulator's pages offer them as accounts to choose. */
export async function addAccounts(origin: string, identities: readonly DemoIdentity[]): Promise<void> {
  for (const { channel, subject, email, userName } of identities) {
    const person = { sub: subject, name: userName, email, email_verified: true }
    const credential = {
      providerId: channel === 'phone' ? '' : firebaseProviderIds[channel],
      id_token: JSON.stringify(person),
    }
    await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        postBody: String(new URLSearchParams(credential)),
        requestUri: origin,
        returnSecureToken: true,
      }),
    })
  }
}
