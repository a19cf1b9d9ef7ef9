/**
 * How the platform writes the addresses of customer service (E3.21, D3): base64 of DES-ECB/PKCS#7 ciphertext, followed by
 * the 8 ASCII characters that are its key (E3.22). With its key beside it, it protects nothing: it is a legacy notation.
 * Loaded only when such an address is read.
 */

import CryptoJS from 'crypto-js/core'
import 'crypto-js/tripledes'
import 'crypto-js/mode-ecb'
import { limits } from '../tables/limits'

/** The address in clear, or undefined when the text is no such thing. */
export function openAddress(path: string): string | undefined {
  const [ciphertext, key] = [path.slice(0, -limits.desKey), path.slice(-limits.desKey)]
  if (!/^[\x21-\x7e]{8}$/.test(key) || !/^[\w+/]+={0,2}$/.test(ciphertext)) return undefined
  try {
    const clear = CryptoJS.DES.decrypt(ciphertext, CryptoJS.enc.Utf8.parse(key), {
      mode: CryptoJS.mode.ECB,
      padding: CryptoJS.pad.Pkcs7,
    })
    return clear.toString(CryptoJS.enc.Utf8) || undefined
  } catch {
    // Not UTF-8: another key, or no ciphertext.
    return undefined
  }
}
