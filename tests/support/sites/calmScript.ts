import { storageKeys } from '../../../runtime/tables/storageKeys'

/**
 * A script that makes a calm visit: the question about tracking is answered, and nothing has opened without being asked for, so that
 * the next interruption comes at once (D27).
 */
export const calmScript = (code: string): string =>
  `window === top && (localStorage.setItem('${code}:${storageKeys.consent.name}', '"refused"'),
    sessionStorage.removeItem('${code}:${storageKeys.interruptions.name}')) || null`
