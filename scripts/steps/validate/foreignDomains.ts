import { hostOfAddress } from '../schema/hosts'
import type { CheckedMerchant } from './checkMerchant'
import type { Finding } from './issue'
import type { Path } from './jsonTree'

/** Addresses and hosts of a merchant that are another merchant's domain: that would send members to the other brand. */
export function foreignDomains(
  { code, manifest }: CheckedMerchant,
  ownerOf: (domain: string) => string | undefined,
): Finding[] {
  if (!manifest) return []
  const { domains: _, ...rest } = manifest
  return hostsIn(rest, []).flatMap(({ path, host }): Finding[] => {
    // Another lint reports a canonical URL that is not on one of the merchant's own domains.
    if (path.at(-1) === 'canonical') return []
    const owner = ownerOf(host)
    return owner === undefined || owner === '' || owner === code ? [] : [foreignFinding(path, host, owner)]
  })
}

const foreignFinding = (path: Path, host: string, owner: string): Finding => ({
  path,
  code: 'foreign-domain',
  message: `"${host}" is a domain of the merchant "${owner}".`,
  hint: 'Write the address of this merchant.',
})

function hostOf(text: string, path: Path): string | undefined {
  if (text.startsWith('https://')) return hostOfAddress(text)
  return path[0] === 'hosts' || path[0] === 'handoff' ? text : undefined
}

/** Every host that a value names. `path` is that of the value, and the same list again while it is walked. */
function hostsIn(
  value: unknown,
  path: (string | number)[],
): { readonly path: Path; readonly host: string }[] {
  if (typeof value === 'string') {
    const host = hostOf(value, path)
    return host === undefined ? [] : [{ path: [...path], host }]
  }
  if (typeof value !== 'object' || value === null) return []
  const found: ReturnType<typeof hostsIn> = []
  for (const [key, inner] of Object.entries(value)) {
    path.push(key)
    found.push(...hostsIn(inner, path))
    path.pop()
  }
  return found
}
