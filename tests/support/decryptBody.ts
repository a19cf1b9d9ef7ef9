import { execFileSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

const openssl = (options: readonly string[], input: Buffer): Buffer =>
  execFileSync('openssl', options, { input, stdio: ['pipe', 'pipe', 'pipe'] })

/** RSAES-PKCS1-v1_5, by OpenSSL. */
function decryptKey(encrypted: string, privateKey: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'encrypted-'))
  try {
    const file = join(folder, 'private.pem')
    writeFileSync(file, privateKey, { mode: 0o600 })
    const options = ['pkeyutl', '-decrypt', '-inkey', file, '-pkeyopt', 'rsa_padding_mode:pkcs1']
    return openssl(options, Buffer.from(encrypted, 'base64')).toString('latin1')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Decrypts a body with OpenSSL, an implementation that is independent of ours, as the platform would (D3). Single DES equals
 * triple DES with three equal keys, which OpenSSL 3 supports without its legacy provider. Throws when the digest is wrong.
 */
export function decryptBody(
  { body = '', headers }: EncryptedBody,
  { privateKey }: KeyPair = platformKey,
): DecryptedBody {
  const sent = new Headers(headers)
  const key = decryptKey(sent.get('X-RSA') ?? '', privateKey)
  const des = Buffer.from(key.slice(0, 8), 'latin1').toString('hex')
  const text = openssl(['enc', '-d', '-des-ede3', '-K', des.repeat(3)], Buffer.from(body, 'base64'))
  const digest = createHash('md5').update(text).digest('hex')
  if (digest !== sent.get('X-Digest')) throw new Error(`X-Digest says ${sent.get('X-Digest')}, not ${digest}`)
  return { key, text: text.toString('utf8') }
}
