import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto'

/*
 * The legacy wire format of encrypted bodies (D3, I7.30 to I7.32). It is kept for compatibility inside TLS and protects
 * nothing by itself: single DES, no chaining, no authentication.
 */

export interface RsaKey {
  /** SubjectPublicKeyInfo, PEM. */
  readonly publicKey: string
  decrypt(base64: string): string
}

export interface EncryptionState {
  /** The key for encrypted bodies, created on first use because that takes a while. */
  rsaKey(): RsaKey
}

/** Creates a key pair. */
export function createRsaKey(): RsaKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const options = { key: createPrivateKey(privateKey), padding: constants.RSA_NO_PADDING }
  return {
    publicKey,
    decrypt: (base64) => removePadding(privateDecrypt(options, Buffer.from(base64, 'base64'))),
  }
}

/**
 * The text in a block of PKCS#1 v1.5: 0, 2, at least eight other bytes, 0, the text. Node refuses this padding (CVE-2023-46809), and
 * node-forge takes a tenth of a second for each decryption. Throws when the padding is wrong.
 */
function removePadding(block: Buffer): string {
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error('The padding is wrong')
  return block.toString('latin1', end + 1)
}

/** Triple DES with the same key three times equals single DES, which Node's default provider no longer supports. */
const algorithm = 'des-ede3-ecb'
const tripleKey = (key: string): Buffer => Buffer.from(key.slice(0, 8).repeat(3), 'latin1')

export function encryptDes(text: string, key: string): string {
  const cipher = createCipheriv(algorithm, tripleKey(key), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Throws when the padding is wrong: a wrong key, or not a ciphertext. */
export function decryptDes(base64: string, key: string): string {
  const decipher = createDecipheriv(algorithm, tripleKey(key), null)
  return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8')
}

export interface EncryptedBody {
  readonly body: string
  /** Header Encryption; must be "1". */
  readonly encryption: string | undefined
  /** Header X-RSA: base64 of the encrypted 16-character key. */
  readonly key: string | undefined
  /** Header X-Digest: lowercase hexadecimal MD5 of the unencrypted body. */
  readonly digest: string | undefined
}

const keyPattern = /^[A-Za-z0-9]{16}$/

/** The decrypted body, or undefined when it does not follow D3. */
export function decryptBody(encrypted: EncryptedBody, rsa: RsaKey): string | undefined {
  if (encrypted.encryption !== '1' || !encrypted.key || !encrypted.digest) return undefined
  try {
    const key = rsa.decrypt(encrypted.key)
    if (!keyPattern.test(key)) return undefined
    const text = decryptDes(encrypted.body, key)
    return createHash('md5').update(text, 'utf8').digest('hex') === encrypted.digest ? text : undefined
  } catch {
    return undefined
  }
}

/** Encrypts a customer-service URL as the domain config sends it: the ciphertext, then its key (D3, E3.21, E3.22). */
export const encryptUrl = (url: string, key: string): string => encryptDes(url, key) + key
