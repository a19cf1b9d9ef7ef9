import { createCipheriv, createDecipheriv, createHash, generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

/*
 * The legacy wire format of encrypted bodies (D3, I7.30 to I7.32). It is kept for compatibility inside TLS and protects
 * nothing by itself: single DES, no chaining, no authentication.
 */

export interface RsaKey {
  /** SubjectPublicKeyInfo, PEM. */
  readonly publicKey: string
  decrypt(base64: string): string
}

/** A new key. Node refuses PKCS#1 v1.5 decryption (CVE-2023-46809), so that half is node-forge's. */
export function newRsaKey(): RsaKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const opener = forge.pki.privateKeyFromPem(privateKey)
  return { publicKey, decrypt: (base64) => opener.decrypt(forge.util.decode64(base64), 'RSAES-PKCS1-V1_5') }
}

/** Triple DES with one key three times is single DES, which Node's default provider no longer has. */
const ALGORITHM = 'des-ede3-ecb'
const tripled = (key: string): Buffer => Buffer.from(key.slice(0, 8).repeat(3), 'latin1')

export function encryptDes(text: string, key: string): string {
  const cipher = createCipheriv(ALGORITHM, tripled(key), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Throws when the padding does not fit: a wrong key, or no ciphertext at all. */
export function decryptDes(base64: string, key: string): string {
  const decipher = createDecipheriv(ALGORITHM, tripled(key), null)
  return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8')
}

export interface SealedBody {
  readonly body: string
  /** Header Encryption; must be "1". */
  readonly encryption: string | undefined
  /** Header X-RSA: base64 of the encrypted 16-character key. */
  readonly key: string | undefined
  /** Header X-Digest: lowercase hexadecimal MD5 of the clear body. */
  readonly digest: string | undefined
}

const KEY = /^[A-Za-z0-9]{16}$/

/** The clear body, or undefined when anything about it is not as D3 says. */
export function openBody(sealed: SealedBody, rsa: RsaKey): string | undefined {
  if (sealed.encryption !== '1' || !sealed.key || !sealed.digest) return undefined
  try {
    const key = rsa.decrypt(sealed.key)
    if (!KEY.test(key)) return undefined
    const text = decryptDes(sealed.body, key)
    return createHash('md5').update(text, 'utf8').digest('hex') === sealed.digest ? text : undefined
  } catch {
    return undefined
  }
}

/** A customer-service address as the domain config carries it: ciphertext, then its key (D3, E3.21, E3.22). */
export const sealAddress = (address: string, key: string): string => encryptDes(address, key) + key
