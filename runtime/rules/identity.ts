import { limits } from '../tables/limits'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A device id is 36 characters in the shape of a UUID; its bits mean nothing (I3.31, I5.01, F029). */
export const isDeviceId = (text: unknown): text is string =>
  typeof text === 'string' && text.length === limits.deviceId && shape.test(text)

/** 32 hexadecimal characters, grouped as a UUID groups them; undefined for anything else. */
export function deviceIdFromHash(hash: string): string | undefined {
  if (!/^[0-9a-f]{32}$/i.test(hash)) return undefined
  return hash.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The id that the native app writes into its user agent (D7). */
export function deviceIdFromApp(userAgent: string): string | undefined {
  const found = /\bDeviceId\/(\S+)/.exec(userAgent)?.[1]
  return isDeviceId(found) ? found.toLowerCase() : undefined
}

/** Hosts to try a cookie on, the widest first: a browser refuses public suffixes, so the first that sticks is ours (D7). */
export function cookieDomains(hostname: string): string[] {
  if (!/[a-z]/i.test(hostname) || hostname.includes(':') || !hostname.includes('.')) return []
  const labels = hostname.split('.')
  return labels.slice(1).map((_, index) => labels.slice(labels.length - 2 - index).join('.'))
}
