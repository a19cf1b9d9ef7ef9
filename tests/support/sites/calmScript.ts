import { storedName } from '../../../runtime/browser/storage/storedValue'
import { storageKeys } from '../../../runtime/tables/storageKeys'

/**
 * A script that makes a calm visit: the question about tracking is answered, and nothing has opened without being asked for, so that
 * the next interruption comes at once (D27). A tab that has not opened the site yet has no storage.
 */
export const calmScript = (code: string): string =>
  `window === top && location.protocol !== 'about:' && (localStorage.setItem('${storedName(code, storageKeys.consent)}', JSON.stringify({ at: Date.now(), value: 'refused' })),
    sessionStorage.removeItem('${storedName(code, storageKeys.interruptions)}')) || null`
