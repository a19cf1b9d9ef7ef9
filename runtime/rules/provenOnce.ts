/** Turns the code that was typed into an id token. */
export type Prove = (code: string) => Promise<string>

/** A code serves once: who has proved it, and was stopped by the network afterwards, need not prove it again. */
export function provenOnce(prove: Prove): Prove {
  let proven: { readonly code: string; readonly idToken: string } | undefined
  return async (code) => {
    if (proven?.code !== code) proven = { code, idToken: await prove(code) }
    return proven.idToken
  }
}
