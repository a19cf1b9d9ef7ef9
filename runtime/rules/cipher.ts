/**
 * The platform's wire format (I7.30, D3): DES-ECB under a random key that travels under RSA, with an MD5 digest.
 * It is legacy, kept for compatibility inside TLS; it protects nothing by itself. Loaded only when a body is sealed.
 */

import CryptoJS from 'crypto-js/core'
import type { pki } from 'node-forge'
import 'crypto-js/tripledes'
import 'crypto-js/mode-ecb'
import 'crypto-js/md5'
import forge from 'node-forge/lib/forge'
import 'node-forge/lib/asn1'
import 'node-forge/lib/rsa'
import { limits } from '../tables/limits'

export interface Sealed {
  /** base64 of the DES ciphertext. */
  readonly body: string
  /** X-RSA, X-Digest and Encryption (I7.32). */
  readonly headers: { readonly Encryption: string; readonly 'X-Digest': string; readonly 'X-RSA': string }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 16 characters out of A-Z a-z 0-9, each equally likely; `bytes(n)` gives n random bytes. */
export function wireKey(bytes: (count: number) => Uint8Array): string {
  let key = ''
  while (key.length < limits.bodyKey) {
    for (const byte of bytes(limits.bodyKey)) {
      // 248 is the largest multiple of 62 below 256: what lies above would favour the first letters.
      if (byte < 248 && key.length < limits.bodyKey) key += alphabet.charAt(byte % alphabet.length)
    }
  }
  return key
}

/** Reads a SubjectPublicKeyInfo as PEM or bare base64. Throws on anything else. */
function publicKey(text: string) {
  const base64 = text.replace(/-----[^-]+-----|\s/g, '')
  return forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(atob(base64))) as pki.rsa.PublicKey
}

/** Encrypts a body with a 16-character key. Throws when the public key cannot be read. */
export function seal(json: string, rsaKey: string, key: string): Sealed {
  const secret = CryptoJS.enc.Utf8.parse(key.slice(0, limits.desKey))
  const cipher = CryptoJS.DES.encrypt(CryptoJS.enc.Utf8.parse(json), secret, {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  })
  return {
    body: cipher.toString(),
    headers: {
      Encryption: '1',
      'X-Digest': CryptoJS.MD5(json).toString(),
      'X-RSA': btoa(publicKey(rsaKey).encrypt(key, 'RSAES-PKCS1-V1_5')),
    },
  }
}
