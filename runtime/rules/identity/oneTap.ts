import { fields, textOf } from '../network/read'

/** The host of Google's script; the manifest must list it in `hosts.script` (D144). */
export const oneTapHost = 'accounts.google.com'

/**
 * Whether the credential belongs to our request: it has our nonce. Some browsers leave the nonce out; then the
 * identity library alone verifies the credential.
 */
export function hasOurNonce(credential: string, nonce: string): boolean {
  const claimedNonce = fields(decodeClaims(credential)).nonce
  return claimedNonce === undefined || textOf(claimedNonce) === nonce
}

/** The claims of an ID token (JWT), not verified; undefined when it is malformed. */
function decodeClaims(credential: string): unknown {
  const claims = credential.split('.')[1]
  if (claims === undefined) return undefined
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
