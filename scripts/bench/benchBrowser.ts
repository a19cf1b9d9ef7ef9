import { createHash, X509Certificate } from 'node:crypto'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { findBrowser } from '../test/findBrowser'
import { phoneViewport } from './phone'

/**
 * Starts a browser that trusts the key of a certificate. One that only ignores that the certificate is self-signed caches nothing and
 * starts no service worker.
 */
export const launchBenchBrowser = (certificate: string, args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--ignore-certificate-errors-spki-list=${publicKeyHash(certificate)}`,
      ...args,
    ],
  })

/** The SHA-256 of the public key, in Base64. */
const publicKeyHash = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')

/** A phone that has never opened the site. */
export const newPhone = (
  browser: Browser,
  locale: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: phoneViewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale,
    serviceWorkers,
  })
