import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import forge from 'node-forge'

/** PEM texts, as Node's https server takes them. */
export interface Certificate {
  readonly key: string
  readonly cert: string
}

const millisecondsPerDay = 86_400_000

/** Browsers refuse longer lives. */
const daysValid = 397
const daysBeforeRenewal = 30

/** A self-signed certificate for these names and addresses, kept in `folder` until it no longer fits. */
export function certificateFor(folder: string, names: readonly string[]): Certificate {
  const paths = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const kept = readKept(paths)
  if (kept && fits(kept, names)) return kept
  const made = makeCertificate(names)
  mkdirSync(folder, { recursive: true })
  writeFileSync(paths.key, made.key, { mode: 0o600 })
  writeFileSync(paths.cert, made.cert)
  return made
}

function readKept(paths: Certificate): Certificate | undefined {
  if (!existsSync(paths.key) || !existsSync(paths.cert)) return undefined
  return { key: readFileSync(paths.key, 'utf8'), cert: readFileSync(paths.cert, 'utf8') }
}

/** A file that is damaged, or of another pair, fits nobody. */
function fits({ key, cert }: Certificate, names: readonly string[]): boolean {
  const certificate = readPair(key, cert)
  if (!certificate) return false
  const daysLeft = (Date.parse(certificate.validTo) - Date.now()) / millisecondsPerDay
  const isNamed = (name: string): boolean =>
    (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined
  return daysLeft > daysBeforeRenewal && names.every(isNamed)
}

function readPair(key: string, cert: string): X509Certificate | undefined {
  try {
    const certificate = new X509Certificate(cert)
    return certificate.checkPrivateKey(createPrivateKey(key)) ? certificate : undefined
  } catch {
    return undefined
  }
}

function makeCertificate(names: readonly string[]): Certificate {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey)
  certificate.serialNumber = serialNumber(randomBytes(16))
  const now = Date.now()
  certificate.validity.notBefore = new Date(now)
  certificate.validity.notAfter = new Date(now + daysValid * millisecondsPerDay)
  const subject = [{ name: 'commonName', value: 'npm start' }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
    { name: 'extKeyUsage', serverAuth: true },
    { name: 'subjectAltName', altNames: names.map(alternativeName) },
  ])
  certificate.sign(forge.pki.privateKeyFromPem(keys.privateKey), forge.md.sha256.create())
  return { key: keys.privateKey, cert: forge.pki.certificateToPem(certificate) }
}

/**
 * A number from these bytes, in hexadecimal digits: positive, and without a zero byte at its beginning, which readers refuse
 * (RFC 5280, 4.1.2.2; X.690, 8.3.2).
 */
export function serialNumber([first = 0, ...rest]: Uint8Array): string {
  return Buffer.from([(first & 0x7f) | 0x40, ...rest]).toString('hex')
}

/** Kinds of a subjectAltName: 2 is a host's name, 7 an address (RFC 5280, 4.2.1.6). */
const alternativeName = (name: string): object =>
  isIP(name) ? { type: 7, ip: name } : { type: 2, value: name }
