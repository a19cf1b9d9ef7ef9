/** Exchanges a typed code for an id token. */
export type ConfirmCode = (code: string) => Promise<string>

/**
 * A code can be confirmed only once. Remembers the id token, so that a retry after a network failure does not confirm
 * the same code again.
 */
export function confirmOnce(confirm: ConfirmCode): ConfirmCode {
  let confirmed: { readonly code: string; readonly idToken: string } | undefined
  return async (code) => {
    if (confirmed?.code !== code) confirmed = { code, idToken: await confirm(code) }
    return confirmed.idToken
  }
}
