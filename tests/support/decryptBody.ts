import { execFileSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const keyPair = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** The platform's key as PEM. */
export const publicKey: string = keyPair.publicKey

/** The same without the PEM header and footer. */
export const bareKey = publicKey.replace(/-----[^-]+-----|\s/g, '')

export interface DecryptedBody {
  /** The key that was encrypted with RSA. */
  readonly key: string
  readonly text: string
}

interface EncryptedBody {
  readonly body?: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const openssl = (options: readonly string[], input: Buffer): Buffer =>
  execFileSync('openssl', options, { input, stdio: ['pipe', 'pipe', 'pipe'] })

/** RSAES-PKCS1-v1_5, by OpenSSL. */
function decryptKey(encrypted: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'encrypted-'))
  try {
    const file = join(folder, 'private.pem')
    writeFileSync(file, keyPair.privateKey, { mode: 0o600 })
    const options = ['pkeyutl', '-decrypt', '-inkey', file, '-pkeyopt', 'rsa_padding_mode:pkcs1']
    return openssl(options, Buffer.from(encrypted, 'base64')).toString('latin1')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Decrypts a body with OpenSSL, as the platform would (D3). Single DES equals triple DES with three equal keys, which OpenSSL 3
 * supports without its legacy provider. Throws when the digest is wrong.
 */
export function decryptBody({ body = '', headers }: EncryptedBody): DecryptedBody {
  const key = decryptKey(headers['X-RSA'] ?? '')
  const des = Buffer.from(key.slice(0, 8), 'latin1').toString('hex')
  const text = openssl(['enc', '-d', '-des-ede3', '-K', des.repeat(3)], Buffer.from(body, 'base64'))
  const digest = createHash('md5').update(text).digest('hex')
  if (digest !== headers['X-Digest']) throw new Error(`X-Digest says ${headers['X-Digest']}, not ${digest}`)
  return { key, text: text.toString('utf8') }
}
