/**
 * The platform's wire format (I7.30, D3): DES-ECB with a random key that is encrypted with RSA, and an MD5 digest. It
 * is a legacy format, kept for compatibility inside TLS, and is not a protection by itself. Loaded only when a body
 * must be encrypted.
 */

import CryptoJS from 'crypto-js/core'
import type { pki } from 'node-forge'
import 'crypto-js/tripledes'
import 'crypto-js/mode-ecb'
import 'crypto-js/md5'
import forge from 'node-forge/lib/forge'
import 'node-forge/lib/asn1'
import 'node-forge/lib/rsa'
import * as limits from '../../tables/limits'

export interface EncryptedBody {
  /** base64 of the DES ciphertext. */
  readonly body: string
  /** X-RSA, X-Digest and Encryption (I7.32). */
  readonly headers: { readonly Encryption: string; readonly 'X-Digest': string; readonly 'X-RSA': string }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 16 characters from A-Z a-z 0-9, uniformly distributed; `randomBytes(n)` returns n random bytes. */
export function createWireKey(randomBytes: (count: number) => Uint8Array): string {
  let key = ''
  while (key.length < limits.bodyKey) {
    for (const byte of randomBytes(limits.bodyKey)) {
      // 248 is the largest multiple of 62 below 256: larger bytes would favour the first characters.
      if (byte < 248 && key.length < limits.bodyKey) key += alphabet.charAt(byte % alphabet.length)
    }
  }
  return key
}

/** Reads a SubjectPublicKeyInfo as PEM or bare base64. Throws on anything else. */
function readPublicKey(text: string) {
  const base64 = text.replace(/-----[^-]+-----|\s/g, '')
  return forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(atob(base64))) as pki.rsa.PublicKey
}

/** Encrypts a body with a 16-character key. Throws when the public key cannot be read. */
export function encryptBody(json: string, rsaKey: string, key: string): EncryptedBody {
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
      'X-RSA': btoa(readPublicKey(rsaKey).encrypt(key, 'RSAES-PKCS1-V1_5')),
    },
  }
}
