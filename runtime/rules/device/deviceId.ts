import * as limits from '../../tables/limits'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A device id has 36 characters in UUID format; its bits have no meaning (I3.31, I5.01, F029). */
export const isDeviceId = (text: unknown): text is string =>
  typeof text === 'string' && text.length === limits.deviceId && uuidPattern.test(text)

/** Formats 32 hexadecimal digits as a UUID; undefined for anything else. */
export function deviceIdFromHash(hash: string): string | undefined {
  if (!/^[0-9a-f]{32}$/i.test(hash)) return undefined
  return hash.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The device id in the native app's user agent (D7). */
export function deviceIdFromApp(userAgent: string): string | undefined {
  const deviceId = /\bDeviceId\/(\S+)/.exec(userAgent)?.[1]
  return isDeviceId(deviceId) ? deviceId.toLowerCase() : undefined
}

/**
 * The domains on which to try setting a cookie, widest first: browsers reject public suffixes, so the first that
 * works is ours (D7).
 */
export function cookieDomains(hostname: string): string[] {
  if (!/[a-z]/i.test(hostname) || hostname.includes(':') || !hostname.includes('.')) return []
  const labels = hostname.split('.')
  return labels.slice(1).map((_, index) => labels.slice(labels.length - 2 - index).join('.'))
}
