import { constants, createDecipheriv, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'

/** An RSA key as PEM. */
export interface KeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

export const createKeyPair = (modulusLength: number): KeyPair =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const platformKey = createKeyPair(1024)

/** The platform's key as PEM. */
export const { publicKey } = platformKey

/** The same without the PEM header and footer. */
export const bareKey = publicKey.replace(/-----[^-]+-----|\s/g, '')

export interface DecryptedBody {
  /** The key that was encrypted with RSA. */
  readonly key: string
  readonly text: string
}

interface EncryptedBody {
  readonly body?: string | undefined
  /** Their names in any case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Two bytes and at least eight of padding come before the zero that precedes the message (RFC 8017). */
const shortestPadding = 10

/**
 * RSAES-PKCS1-v1_5. The padding is removed here, because some versions of Node no longer decrypt with it, and others answer
 * with random bytes instead of an error.
 */
function decryptKey(encrypted: string, privateKey: string): string {
  const options = { key: privateKey, padding: constants.RSA_NO_PADDING }
  const padded = privateDecrypt(options, Buffer.from(encrypted, 'base64'))
  const end = padded.indexOf(0, 1)
  if (padded[0] !== 0 || padded[1] !== 2 || end < shortestPadding)
    throw new Error('X-RSA was not encrypted with this key')
  return padded.subarray(end + 1).toString('latin1')
}

/**
 * Decrypts a body with Node's OpenSSL, an implementation that is independent of ours, as the platform would (D3). Single DES
 * equals triple DES with three equal keys, which OpenSSL 3 supports without its legacy provider. Throws when the digest is wrong.
 */
export function decryptBody(
  { body = '', headers }: EncryptedBody,
  { privateKey }: KeyPair = platformKey,
): DecryptedBody {
  const sent = new Headers(headers)
  const key = decryptKey(sent.get('X-RSA') ?? '', privateKey)
  const des = Buffer.from(key.slice(0, 8).repeat(3), 'latin1')
  const decipher = createDecipheriv('des-ede3', des, null)
  const text = Buffer.concat([decipher.update(Buffer.from(body, 'base64')), decipher.final()])
  const digest = createHash('md5').update(text).digest('hex')
  if (digest !== sent.get('X-Digest')) throw new Error(`X-Digest says ${sent.get('X-Digest')}, not ${digest}`)
  return { key, text: text.toString('utf8') }
}
