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
  return textsIn(rest, []).flatMap(({ path, text }): Finding[] => {
    // Another lint reports a canonical URL that is not on one of the merchant's own domains.
    if (path.at(-1) === 'canonical') return []
    const host = hostOf(text, path)
    const owner = host && ownerOf(host)
    return owner === undefined || owner === '' || owner === code
      ? []
      : [foreignFinding(path, host ?? '', owner)]
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

function textsIn(value: unknown, path: Path): { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
