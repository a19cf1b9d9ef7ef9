import { cookieDomains } from '../rules/identity'

const text = (name: string, value: string, seconds: number, domain: string | undefined) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')

/** Undefined also for what another script wrote and nobody can decode. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

const widestFirst = () => [...cookieDomains(location.hostname), undefined]

/**
 * Tries the widest domain first; the browser keeps the first that is not a public suffix (D7, I9.15, I9.16). Gives the
 * host that it stuck to; undefined when cookies are refused.
 */
export function setCookie(name: string, value: string, seconds: number): string | undefined {
  for (const domain of widestFirst()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Safari 15 and Firefox 115
    document.cookie = text(name, value, seconds, domain)
    if (readCookie(name) === value) return domain ?? location.hostname
  }
  return undefined
}

export function removeCookie(name: string): void {
  for (const domain of widestFirst()) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = text(name, '', 0, domain)
  }
}
