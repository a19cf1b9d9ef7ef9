import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import forge from 'node-forge'

/** Key and certificate in PEM format, as Node's https server takes them. */
export interface Certificate {
  readonly key: string
  readonly cert: string
}

const millisecondsPerDay = 86_400_000

/** Browsers reject certificates that are valid for longer. */
const daysValid = 397
const daysBeforeRenewal = 30

/**
 * A self-signed certificate for these names and addresses. It is stored in `folder` and reused until it expires soon or
 * lacks a name.
 */
export function certificateFor(folder: string, names: readonly string[]): Certificate {
  const paths = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const stored = readStored(paths)
  if (stored && isUsable(stored, names)) return stored
  const created = createCertificate(names)
  mkdirSync(folder, { recursive: true })
  writeFileSync(paths.key, created.key, { mode: 0o600 })
  writeFileSync(paths.cert, created.cert)
  return created
}

function readStored(paths: Certificate): Certificate | undefined {
  if (!existsSync(paths.key) || !existsSync(paths.cert)) return undefined
  return { key: readFileSync(paths.key, 'utf8'), cert: readFileSync(paths.cert, 'utf8') }
}

/** False also for a damaged file, or a key that does not belong to the certificate. */
function isUsable({ key, cert }: Certificate, names: readonly string[]): boolean {
  const certificate = readPair(key, cert)
  if (!certificate) return false
  const daysLeft = (Date.parse(certificate.validTo) - Date.now()) / millisecondsPerDay
  const coversName = (name: string): boolean =>
    (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined
  return daysLeft > daysBeforeRenewal && names.every(coversName)
}

function readPair(key: string, cert: string): X509Certificate | undefined {
  try {
    const certificate = new X509Certificate(cert)
    return certificate.checkPrivateKey(createPrivateKey(key)) ? certificate : undefined
  } catch {
    return undefined
  }
}

function createCertificate(names: readonly string[]): Certificate {
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
 * These bytes as a hexadecimal number that is positive and does not begin with a zero byte, which readers reject (RFC
 * 5280, 4.1.2.2; X.690, 8.3.2).
 */
export function serialNumber([first = 0, ...rest]: Uint8Array): string {
  return Buffer.from([(first & 0x7f) | 0x40, ...rest]).toString('hex')
}

/** subjectAltName types: 2 is a DNS name, 7 an IP address (RFC 5280, 4.2.1.6). */
const alternativeName = (name: string): object =>
  isIP(name) ? { type: 7, ip: name } : { type: 2, value: name }
