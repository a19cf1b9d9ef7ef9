import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../closestName'
import type { Finding } from '../issue'

/** The domains of the prompt's rule are the merchant's: the site is on no other (E4.18). */
export function downloadDomainsAreOwn({ download, domains }: Manifest): Finding[] {
  const listed = download?.settings?.domains?.value ?? []
  return listed.flatMap((domain, index): Finding[] => {
    if (domains.includes(domain)) return []
    const suggestion = closestName(domain, domains)
    return [
      {
        path: ['download', 'settings', 'domains', 'value', index],
        code: 'foreign-domain',
        message: `"${domain}" is not a domain of this merchant, so the rule of the download prompt would never apply to it (E4.18).`,
        expected: `one of ${domains.join(', ')}`,
        ...(suggestion && { suggestion }),
        hint: 'Write a domain of this merchant, or remove it.',
      },
    ]
  })
}
