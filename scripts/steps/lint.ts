import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { Finding, Path } from './issue'
import type { Knowledge } from './knowledge'
import { contrastIsReadable, picturesAreFit } from './lints/brand'
import { captchaServersAreAllowed } from './lints/captcha'
import { flagsHaveWhatTheyNeed } from './lints/flags'
import { guardsEnd } from './lints/guards'
import { supportIsAllowed, visitorsReachSomebody } from './lints/hosts'
import { languagesAreOffered, languagesHaveTexts, licenceIsStated } from './lints/languages'
import { domainsAreOwn, homeIsDescribed, metadataIsUsed } from './lints/metadata'
import { navigationLeadsSomewhere, placesAreWhole } from './lints/navigation'
import { oneTapIsWithinReach } from './lints/oneTap'
import { patternsAreSafe } from './lints/patterns'
import { pixelHostsAreAllowed } from './lints/pixels'
import { callsExist, developmentIsOverlay } from './lints/platform'
import { waysAreOpen } from './lints/registration'
import { landingsAreMounted, pagesExist, pathsAreFree, pathsDiffer, startIsMounted } from './lints/routes'
import { socialIsWithinReach } from './lints/social'
import { textsExist } from './lints/texts'
import { thresholdsMakeSense } from './lints/thresholds'

/** What a rule may look at besides the manifest. */
export interface Surroundings {
  /** Absent when nobody asked the runtime; rules that need it then say nothing. */
  readonly knowledge: Knowledge | undefined
  /** The text of a picture of the brand, or undefined when there is no such file. */
  picture(path: string): string | undefined
  /** Whether the value at `path` is written in the merchant's own file, not in a preset. */
  isOwn(path: Path): boolean
  /** Whether `development` is allowed here. */
  readonly development: boolean
}

/** A rule that a schema cannot say. */
export interface Lint {
  /** The keys that it looks at; it is not tried when one of them breaks the grammar. */
  readonly reads: readonly (keyof Manifest)[]
  find(manifest: Manifest, around: Surroundings): Finding[]
}

/** Every rule for a single merchant. */
export const lints: readonly Lint[] = [
  { reads: ['routes'], find: startIsMounted },
  { reads: ['routes'], find: landingsAreMounted },
  { reads: ['routes'], find: pathsAreFree },
  { reads: ['registration', 'settings'], find: waysAreOpen },
  { reads: ['routes'], find: pathsDiffer },
  { reads: ['routes'], find: pagesExist },
  { reads: ['routes', 'flags', 'social', 'settings'], find: guardsEnd },
  { reads: ['flags', 'settings', 'rememberLogin'], find: flagsHaveWhatTheyNeed },
  { reads: ['metadata', 'languages'], find: homeIsDescribed },
  { reads: ['metadata', 'metadataByDomain', 'routes'], find: metadataIsUsed },
  { reads: ['metadataByDomain', 'domains'], find: domainsAreOwn },
  {
    reads: ['languages', 'metadata', 'metadataByDomain', 'brand', 'customerService', 'compliance', 'texts'],
    find: languagesAreOffered,
  },
  { reads: ['languages'], find: languagesHaveTexts },
  { reads: ['languages', 'compliance'], find: licenceIsStated },
  { reads: ['navigation'], find: placesAreWhole },
  {
    reads: ['navigation', 'routes', 'flags', 'social', 'settings', 'pixels', 'tracking', 'compliance'],
    find: navigationLeadsSomewhere,
  },
  { reads: ['download'], find: thresholdsMakeSense },
  { reads: ['nativeApp', 'settings'], find: patternsAreSafe },
  { reads: ['texts'], find: textsExist },
  { reads: ['brand'], find: picturesAreFit },
  { reads: ['brand'], find: contrastIsReadable },
  { reads: ['customerService', 'hosts', 'development'], find: supportIsAllowed },
  { reads: ['customerService'], find: visitorsReachSomebody },
  { reads: ['flags', 'settings', 'captcha', 'hosts'], find: captchaServersAreAllowed },
  { reads: ['pixels', 'hosts'], find: pixelHostsAreAllowed },
  { reads: ['social', 'flags', 'settings', 'hosts'], find: socialIsWithinReach },
  { reads: ['flags', 'settings', 'hosts'], find: oneTapIsWithinReach },
  { reads: ['platform'], find: callsExist },
  { reads: ['development'], find: developmentIsOverlay },
]

/** What is wrong with a merchant that follows the grammar but for the keys in `broken`. */
export function lint(manifest: Manifest, around: Surroundings, broken: ReadonlySet<string>): Finding[] {
  return lints
    .filter(({ reads }) => !reads.some((key) => broken.has(key)))
    .flatMap(({ find }) => find(manifest, around))
}

/** A merchant among others. */
export interface Neighbour {
  readonly code: string
  readonly domains: readonly string[]
}

/** Domains that two merchants claim: reported at the second, by code. */
export function sharedDomains(
  neighbours: readonly Neighbour[],
): (Finding & { merchants: [string, string] })[] {
  const owners = new Map<string, string>()
  return [...neighbours]
    .sort((a, b) => a.code.localeCompare(b.code, 'en'))
    .flatMap(({ code, domains }) =>
      domains.flatMap((domain, index) => {
        const owner = owners.get(domain) ?? code
        owners.set(domain, owner)
        return owner === code ? [] : [claimedTwice(domain, owner, code, index)]
      }),
    )
}

function claimedTwice(domain: string, owner: string, code: string, index: number) {
  return {
    path: ['domains', index],
    code: 'domain-twice',
    message: `The domain "${domain}" already belongs to the merchant "${owner}".`,
    expected: 'a domain that no other merchant is served on',
    hint: 'Take it out of one of the two manifests.',
    merchants: [owner, code] as [string, string],
  }
}
