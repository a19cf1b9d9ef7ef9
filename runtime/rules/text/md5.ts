/**
 * MD5, which the platform's clients compare contents by (E4.36): a checksum, not a protection. Apart from the cipher, so that it
 * does not load node-forge. Loaded only when announcements pop up.
 */

import MD5 from 'crypto-js/md5'

/** Lowercase hex, of the text as UTF-8. */
export const md5 = (text: string): string => MD5(text).toString()
