import type { AppVersion } from '../../schema/replies.gen'
import { parseBoolean } from '../network/boolean'
import { fields, textOf, type Untrusted } from '../network/read'
import { downloadUrl, type LinkedHosts } from './appLinks'

/** A newer version of the native app (D2, E2.42). */
export interface AppUpgrade {
  readonly version: string
  /** It has no way to close it (E4.50). */
  readonly mandatory: boolean
  readonly link: string
  /** The platform's wording; absent: ours (E4.52). */
  readonly title?: string
  readonly message?: string
}

/** From this version on, the app downloads a newer one itself (E4.51). */
const upgradesItself = '2.4.39'

/** The numbers of a version, "2.4.39"; undefined for anything else. */
const partsOf = (version: string): number[] | undefined =>
  /^\d{1,6}(\.\d{1,6}){0,4}$/.test(version) ? version.split('.').map(Number) : undefined

/** Whether a version is later than another one, or the same with `orSame`; no for a version that cannot be read. */
export function isLater(version: string, other: string, orSame = false): boolean {
  const [parts, otherParts] = [partsOf(version), partsOf(other)]
  if (!parts || !otherParts) return false
  for (let index = 0; index < Math.max(parts.length, otherParts.length); index += 1) {
    const difference = (parts[index] ?? 0) - (otherParts[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return orSame
}

/** Whether this version of the app downloads a newer one itself (E4.51). */
export const appUpgradesItself = (installed: string): boolean => isLater(installed, upgradesItself, true)

/** The newer version, if there is one with a link that may be opened (E4.49). */
export function readAppUpgrade(
  raw: Untrusted<AppVersion>,
  installed: string,
  { hosts = {}, domains }: LinkedHosts,
): AppUpgrade | undefined {
  const reply = fields(raw)
  const version = textOf(reply.version).trim()
  const link = downloadUrl(textOf(reply.link).trim(), hosts.download ?? [], domains)
  if (link === undefined || !isLater(version, installed)) return undefined
  const [title, message] = [textOf(reply.title).trim(), textOf(reply.message).trim()]
  return {
    version,
    link,
    mandatory: parseBoolean(reply.mandatory) === true,
    ...(title === '' ? {} : { title }),
    ...(message === '' ? {} : { message }),
  }
}
