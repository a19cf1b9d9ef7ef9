/** The site of a merchant on this machine, each at a host of its own: "brasa.localhost", "brasa--2.localhost". */
export interface MerchantHost {
  readonly code: string
  /** One of its previews, each with storage, cookies and a platform of its own; absent: the site itself. */
  readonly preview?: number
}

/** How many previews of a merchant can be open at once, as their numbers. */
export const previewNumbers: readonly number[] = [1, 2, 3, 4, 5, 6]

/** A merchant's code has no two dashes in a row, so that no merchant has the host of another one's preview. */
const merchantHost = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:--(\d))?(?:--other)?\.localhost$/

const ownNames: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d*$/, '')

/** Reads a Host header; undefined for a host that is no merchant's. That of the games of a site is the site's. */
export function readMerchantHost(host = ''): MerchantHost | undefined {
  const [, code, preview] = merchantHost.exec(withoutPort(host)) ?? []
  if (code === undefined) return undefined
  return preview === undefined ? { code } : { code, preview: Number(preview) }
}

/** Whether a Host header names this machine, and not its address in a network. */
export const isOwnName = (host = ''): boolean => ownNames.includes(withoutPort(host))

/** The port of a Host header with its colon; empty for the port that the scheme has by default. */
export const portOf = (host = ''): string => /:\d+$/.exec(host)?.[0] ?? ''

const labelOf = ({ code, preview }: MerchantHost): string =>
  preview === undefined ? code : `${code}--${preview}`

export const hostNameOf = (host: MerchantHost): string => `${labelOf(host)}.localhost`

/** The host of a site's games, chat and embedded pages: another origin, as they have with a real platform. */
export const otherHostNameOf = (host: MerchantHost): string => `${labelOf(host)}--other.localhost`
