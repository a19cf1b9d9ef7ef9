import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Details, ManifestFinding } from '../finding'
import type { Subject } from '../subject'

type Compliance = NonNullable<Manifest['compliance']>

interface Fact extends Omit<Details, 'code' | 'fix'> {
  readonly key: keyof Compliance
  /** What to add, after "Add ". */
  readonly add: string
}

/** What licences and laws usually ask of a site, and what an operator is asked for at its launch. */
const facts: readonly Fact[] = [
  {
    key: 'licence',
    level: 'must',
    message: 'The site names no licence.',
    why: 'Most licences must be stated on every page, and payment providers and app reviewers look for it (D14).',
    add: '"compliance.licence" with the statement in every language, its number and the address of its record',
  },
  {
    key: 'minimumAge',
    level: 'must',
    message: 'No minimum age is asked for.',
    why: 'Without it nobody is asked for their age before the registration (D14, D18).',
    add: '"compliance.minimumAge", such as 18 or 21',
  },
  {
    key: 'terms',
    level: 'must',
    message: 'There are no terms that a new member could accept.',
    why: 'An account without accepted terms can be disputed, and the registration form links to them.',
    add: '"compliance.terms" with the address of the terms',
  },
  {
    key: 'responsibleGaming',
    level: 'must',
    message: 'The site does not lead to information about responsible gaming.',
    why: 'Licences ask for it on every page.',
    add: '"compliance.responsibleGaming" with its address',
  },
  {
    key: 'selfExclusion',
    level: 'should',
    message: 'Members are not told where they can exclude themselves.',
    why: 'Without an address the account leads to customer service, who must then do it by hand.',
    add: '"compliance.selfExclusion" with its address, or an entry "selfExclusion" in "account" with "to", "url" or "opens"',
  },
  {
    key: 'limits',
    level: 'should',
    message: 'Members are not told where they set limits.',
    why: 'Without an address the account leads to customer service, who must then do it by hand.',
    add: '"compliance.limits" with its address, or an entry "limits" in "account" with "to", "url" or "opens"',
  },
  {
    key: 'supportHours',
    level: 'should',
    message: 'Nothing says when customer service answers.',
    why: 'Visitors who decide whether to register are shown no hours.',
    add: '"compliance.supportHours": "always", or a text in every language',
  },
  {
    key: 'blockedRegions',
    level: 'should',
    message: 'Visitors from a blocked region are told nothing of the brand’s own.',
    why: 'Whoever the platform refuses sees only the product’s sentence.',
    add: '"compliance.blockedRegions" with a text in every language',
  },
  {
    key: 'payments',
    level: 'note',
    message: 'The footer shows no means of payment.',
    why: 'Members look for those that they know.',
    add: 'them to "compliance.payments", where there are some',
  },
]

/** Facts that the site must state, and does not. */
export function complianceIsStated({ manifest }: Subject): ManifestFinding[] {
  const { compliance = {} } = manifest
  return facts
    .filter(({ key }) => isAbsent(compliance[key]) && !accountLeads(manifest, key))
    .map(({ key, add, ...details }) => ({
      ...details,
      code: `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-missing`,
      path: ['compliance', key],
      fix: `Add ${add}.`,
    }))
}

const isAbsent = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** Whether the account's entry of this id leads where the manifest says, and not to customer service. */
const accountLeads = ({ account = [] }: Manifest, id: string): boolean =>
  account
    .flatMap(({ entries }) => entries)
    .some((entry) => entry.id === id && [entry.to, entry.url, entry.opens].some((one) => one !== undefined))

/** A licence that nobody can look up. */
export function licenceIsVerifiable({ manifest }: Subject): ManifestFinding[] {
  const licence = manifest.compliance?.licence
  if (!licence) return []
  return (['number', 'url'] as const)
    .filter((key) => licence[key] === undefined)
    .map((key) => ({
      level: 'should',
      code: `licence-${key}-missing`,
      path: ['compliance', 'licence', key],
      message: `The licence has no ${key === 'url' ? 'address of its public record' : 'number'}.`,
      why:
        key === 'url'
          ? 'Visitors and payment providers cannot verify it.'
          : 'Beside the login and the registration the whole statement is shown instead, which is long.',
      fix: `Add "${key}" to "compliance.licence".`,
    }))
}

/** Pixels that ask nobody. */
export function pixelsWaitForConsent({ manifest }: Subject): ManifestFinding[] {
  if (manifest.pixels === undefined || manifest.compliance?.consent === true) return []
  return [
    {
      level: 'should',
      code: 'consent-missing',
      path: ['compliance', 'consent'],
      message: 'Pixels are loaded without the visitor’s consent.',
      why: 'Many laws forbid it (GDPR, LGPD and others), and the advertiser answers for it (D13).',
      fix: 'Set "compliance.consent" to true, unless no visitor is under such a law.',
    },
  ]
}
