import { cookieDomains } from '../../rules/device/deviceId'

const formatCookie = (name: string, value: string, seconds: number, domain: string | undefined) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')

/** Also undefined for another script's cookie that cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return cookie === undefined ? undefined : decodeURIComponent(cookie.slice(name.length + 1))
  } catch {
    return undefined
  }
}

const domainsWidestFirst = () => [...cookieDomains(location.hostname), undefined]

/**
 * Tries the widest domain first; the browser accepts the first that is not a public suffix (D7, I9.15, I9.16). Returns the
 * host that the cookie was set on, or undefined when cookies are refused.
 */
export function setCookie(name: string, value: string, seconds: number): string | undefined {
  for (const domain of domainsWidestFirst()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Safari 15 and Firefox 115
    document.cookie = formatCookie(name, value, seconds, domain)
    if (readCookie(name) === value) return domain ?? location.hostname
  }
  return undefined
}

export function removeCookie(name: string): void {
  for (const domain of domainsWidestFirst()) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = formatCookie(name, '', 0, domain)
  }
}
