import { detectIncognito } from 'detectincognitojs'

/** Whether this is a private window, as far as the library can detect it (D7). */
export const isIncognito = async (): Promise<boolean> => (await detectIncognito()).isPrivate
