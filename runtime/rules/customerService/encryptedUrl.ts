/**
 * The platform's encoding of customer service URLs (E3.21, D3): base64 of DES-ECB/PKCS#7 ciphertext, followed by the
 * 8 ASCII characters of its key (E3.22). With the key attached it protects nothing; it is a legacy format. Loaded
 * only when such a URL is read.
 */

import CryptoJS from 'crypto-js/core'
import 'crypto-js/tripledes'
import 'crypto-js/mode-ecb'
import * as limits from '../../tables/limits'

/** The decrypted URL; undefined when the text is not in this format. */
export function decryptUrl(encrypted: string): string | undefined {
  const [ciphertext, key] = [encrypted.slice(0, -limits.desKey), encrypted.slice(-limits.desKey)]
  if (!/^[\x21-\x7e]{8}$/.test(key) || !/^[\w+/]+={0,2}$/.test(ciphertext)) return undefined
  try {
    const decrypted = CryptoJS.DES.decrypt(ciphertext, CryptoJS.enc.Utf8.parse(key), {
      mode: CryptoJS.mode.ECB,
      padding: CryptoJS.pad.Pkcs7,
    })
    return decrypted.toString(CryptoJS.enc.Utf8) || undefined
  } catch {
    // Not UTF-8: a wrong key, or not ciphertext.
    return undefined
  }
}
