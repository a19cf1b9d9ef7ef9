import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from './issue'
import type { LintContext } from './lintContext'
import {
  accountEntriesAreComplete,
  accountEntriesAreUnique,
  accountHostsAreAllowed,
  accountIsTranslated,
  accountTargetsExist,
} from './lints/account'
import { contrastIsReadable } from './lints/brand'
import { captchaServersAreAllowed } from './lints/captcha'
import {
  licenceNumberIsTheStated,
  markImagesAreValid,
  marksAreUnique,
  supportHoursAreStated,
} from './lints/compliance'
import { downloadDomainsAreOwn } from './lints/download'
import {
  embedHostsAreAllowed,
  embedSettingsAreUsed,
  embedsAreComplete,
  embedTitlesAreTranslated,
  handoffIsTrusted,
} from './lints/embed'
import { flagRequirementsAreMet, flagsAgree, testModeIsNotReleased } from './lints/flags'
import { guardRedirectsEnd, memberPagesAreGuarded } from './lints/guards'
import { heroArtIsValid, heroLeadsSomewhere } from './lints/hero'
import { supportHostsAreAllowed, trustedHostsAreAllowed, visitorsHaveSupport } from './lints/hosts'
import { languagesAreOffered, languagesHaveTexts, licenceIsStated } from './lints/languages'
import { canonicalUrlsAreOwn, homeHasMetadata, metadataDomainsAreOwn, metadataIsUsed } from './lints/metadata'
import { navigationItemsAreValid, navigationTargetsExist } from './lints/navigation'
import { oneTapHostsAreAllowed } from './lints/oneTap'
import { patternsAreSafe } from './lints/patterns'
import { picturesAreValid } from './lints/pictures'
import { pixelHostsAreAllowed } from './lints/pixels'
import { callsExist, developmentIsNotReleased } from './lints/platform'
import { pushIsPossible } from './lints/push'
import { registrationMethodsAreAvailable } from './lints/registration'
import {
  pagesExist,
  pagesHaveTheirPaths,
  pathsAreNotReserved,
  pathsAreUnique,
  requiredPagesAreMounted,
  startIsMounted,
} from './lints/routes'
import { socialHostsAreAllowed } from './lints/social'
import { textsExist } from './lints/texts'
import { thresholdsAreConsistent } from './lints/thresholds'

/** A rule that a schema cannot express. */
export interface Lint {
  /** The keys that it reads; it is skipped when one of them does not match the schema. */
  readonly reads: readonly (keyof Manifest)[]
  find(manifest: Manifest, around: LintContext): Finding[]
}

/** All lints for a single merchant. */
export const lints: readonly Lint[] = [
  { reads: ['routes'], find: startIsMounted },
  { reads: ['routes'], find: requiredPagesAreMounted },
  { reads: ['routes'], find: pagesHaveTheirPaths },
  { reads: ['routes'], find: pathsAreNotReserved },
  { reads: ['registration', 'settings'], find: registrationMethodsAreAvailable },
  { reads: ['routes'], find: pathsAreUnique },
  { reads: ['routes'], find: pagesExist },
  { reads: ['routes'], find: embedsAreComplete },
  { reads: ['routes'], find: embedSettingsAreUsed },
  { reads: ['routes', 'hosts', 'domains'], find: embedHostsAreAllowed },
  { reads: ['routes', 'handoff'], find: handoffIsTrusted },
  { reads: ['routes', 'languages'], find: embedTitlesAreTranslated },
  { reads: ['routes', 'flags', 'social', 'settings'], find: guardRedirectsEnd },
  { reads: ['routes'], find: memberPagesAreGuarded },
  { reads: ['flags', 'settings', 'rememberLogin'], find: flagRequirementsAreMet },
  { reads: ['flags'], find: flagsAgree },
  { reads: ['flags', 'development'], find: testModeIsNotReleased },
  { reads: ['metadata', 'languages'], find: homeHasMetadata },
  { reads: ['metadata', 'metadataByDomain', 'routes'], find: metadataIsUsed },
  { reads: ['metadataByDomain', 'domains'], find: metadataDomainsAreOwn },
  { reads: ['metadata', 'metadataByDomain', 'domains'], find: canonicalUrlsAreOwn },
  { reads: ['languages'], find: languagesAreOffered },
  { reads: ['languages'], find: languagesHaveTexts },
  { reads: ['languages', 'compliance'], find: licenceIsStated },
  { reads: ['languages', 'compliance'], find: supportHoursAreStated },
  { reads: ['compliance'], find: licenceNumberIsTheStated },
  { reads: ['compliance'], find: marksAreUnique },
  { reads: ['compliance', 'brand'], find: markImagesAreValid },
  { reads: ['navigation'], find: navigationItemsAreValid },
  {
    reads: ['navigation', 'routes', 'flags', 'social', 'settings', 'pixels', 'tracking', 'compliance'],
    find: navigationTargetsExist,
  },
  { reads: ['account', 'routes'], find: accountEntriesAreComplete },
  { reads: ['account'], find: accountEntriesAreUnique },
  {
    reads: ['account', 'routes', 'flags', 'social', 'settings', 'pixels', 'tracking', 'compliance'],
    find: accountTargetsExist,
  },
  { reads: ['account', 'hosts', 'domains'], find: accountHostsAreAllowed },
  { reads: ['account', 'languages'], find: accountIsTranslated },
  { reads: ['download'], find: thresholdsAreConsistent },
  { reads: ['download', 'domains'], find: downloadDomainsAreOwn },
  { reads: ['nativeApp', 'settings'], find: patternsAreSafe },
  { reads: ['texts'], find: textsExist },
  { reads: ['brand'], find: picturesAreValid },
  { reads: ['brand'], find: contrastIsReadable },
  { reads: ['brand', 'lobby'], find: heroArtIsValid },
  {
    reads: ['lobby', 'hosts', 'routes', 'flags', 'social', 'settings', 'pixels', 'tracking', 'compliance'],
    find: heroLeadsSomewhere,
  },
  { reads: ['customerService', 'hosts', 'development'], find: supportHostsAreAllowed },
  { reads: ['handoff', 'hosts', 'routes', 'development'], find: trustedHostsAreAllowed },
  { reads: ['customerService'], find: visitorsHaveSupport },
  { reads: ['flags', 'settings', 'captcha', 'hosts'], find: captchaServersAreAllowed },
  { reads: ['pixels', 'hosts'], find: pixelHostsAreAllowed },
  { reads: ['social', 'flags', 'settings', 'hosts'], find: socialHostsAreAllowed },
  { reads: ['flags', 'settings', 'hosts'], find: oneTapHostsAreAllowed },
  { reads: ['settings', 'hosts', 'session', 'serviceWorker'], find: pushIsPossible },
  { reads: ['platform'], find: callsExist },
  { reads: ['development'], find: developmentIsNotReleased },
]

/** The findings of all lints, except those that read a key in `invalidKeys`. */
export function lint(manifest: Manifest, context: LintContext, invalidKeys: ReadonlySet<string>): Finding[] {
  return lints
    .filter(({ reads }) => !reads.some((key) => invalidKeys.has(key)))
    .flatMap(({ find }) => find(manifest, context))
}

/** A merchant's code and domains. */
export interface MerchantDomains {
  readonly code: string
  readonly domains: readonly string[]
}

/** Domains that two merchants use: reported for the second one, by code. */
export function sharedDomains(
  neighbours: readonly MerchantDomains[],
): (Finding & { merchants: [string, string] })[] {
  const ownerByDomain = new Map<string, string>()
  return [...neighbours]
    .sort((a, b) => a.code.localeCompare(b.code, 'en'))
    .flatMap(({ code, domains }) =>
      domains.flatMap((domain, index) => {
        const owner = ownerByDomain.get(domain) ?? code
        ownerByDomain.set(domain, owner)
        return owner === code ? [] : [duplicateDomain(domain, owner, code, index)]
      }),
    )
}

function duplicateDomain(domain: string, owner: string, code: string, index: number) {
  return {
    path: ['domains', index],
    code: 'domain-twice',
    message: `The domain "${domain}" already belongs to the merchant "${owner}".`,
    expected: 'a domain that no other merchant uses',
    hint: 'Remove it from one of the two manifests.',
    merchants: [owner, code] as [string, string],
  }
}
