import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The OpenSSL program: an implementation of the ciphers that is independent of ours. */
export interface OpenSsl {
  /** A new public key, as PEM (SubjectPublicKeyInfo). */
  readonly publicKey: string
  /** RSAES-PKCS1-v1_5, with the private half of that key. */
  decryptRsa(base64: string): string
  /** Single DES in ECB mode, which OpenSSL offers as triple DES with three equal keys. */
  decryptDes(base64: string, key: string): string
  /** Lower-case hexadecimal. */
  md5(text: string): string
  remove(): void
}

export function openSsl(): OpenSsl {
  const folder = mkdtempSync(join(tmpdir(), 'openssl-'))
  const run = (args: string[], input?: Buffer): Buffer =>
    execFileSync('openssl', args, {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(input && { input }),
    })
  const privateKey = run(['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'])
  writeFileSync(join(folder, 'key.pem'), privateKey)
  return {
    publicKey: run(['pkey', '-pubout'], privateKey).toString(),
    decryptRsa: (base64) =>
      run(
        ['pkeyutl', '-decrypt', '-inkey', 'key.pem', '-pkeyopt', 'rsa_padding_mode:pkcs1'],
        Buffer.from(base64, 'base64'),
      ).toString(),
    decryptDes: (base64, key) =>
      run(
        ['enc', '-d', '-des-ede3', '-K', Buffer.from(key.repeat(3)).toString('hex')],
        Buffer.from(base64, 'base64'),
      ).toString(),
    md5: (text) => run(['dgst', '-md5', '-r'], Buffer.from(text)).toString().slice(0, 32),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
