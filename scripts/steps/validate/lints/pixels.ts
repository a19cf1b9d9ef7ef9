import { matchesHost } from '../../../../runtime/rules/network/url'
import { configuredPixels } from '../../../../runtime/rules/tracking/consent'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { vendorHosts } from '../../../../runtime/tables/tracking'
import { hostOfAddress } from '../../schema/hosts'
import type { Finding } from '../issue'

type Kind = 'script' | 'connect' | 'image'

/** All hosts of a pixel are on the allow-lists: the page's policy blocks others (D13, D144). */
export function pixelHostsAreAllowed(manifest: Manifest): Finding[] {
  const { hosts } = manifest
  const isAllowed = (kind: Kind, host: string): boolean =>
    (hosts?.[kind] ?? []).some((pattern) => matchesHost(pattern, host))
  const vendors = configuredPixels(manifest).flatMap((vendor): Finding[] => {
    const missing = kinds.flatMap((kind) =>
      vendorHosts[vendor][kind].filter((host) => !isAllowed(kind, host)).map((host) => ({ kind, host })),
    )
    return missing.length === 0 ? [] : [{ ...unreachableFinding(missing), path: ['pixels', vendor] }]
  })
  const scripts = (manifest.pixels?.scripts ?? []).flatMap((address, index): Finding[] => {
    const host = hostOfAddress(address)
    if (isAllowed('script', host)) return []
    return [{ ...unreachableFinding([{ kind: 'script', host }]), path: ['pixels', 'scripts', index] }]
  })
  return [...vendors, ...scripts]
}

const kinds: readonly Kind[] = ['script', 'connect', 'image']

function unreachableFinding(missing: readonly { kind: Kind; host: string }[]): Omit<Finding, 'path'> {
  const entries = missing.map(({ kind, host }) => `"${host}" in "hosts.${kind}"`).join(', ')
  return {
    code: 'host-not-allowed',
    message: `This pixel needs ${entries}; without it the page's own policy blocks it (D144).`,
    hint: `Add ${entries}.`,
  }
}
