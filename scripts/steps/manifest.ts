import { type Facts, manifestFacts } from '../../runtime/rules/settings/conditions'
import { trackingFacts } from '../../runtime/rules/tracking/consent'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { joinHosts } from './policy'

/** All that the manifest alone can say: what it makes a certain no is not in the site (D1). */
export const knownFacts = (manifest: Manifest): Facts =>
  manifestFacts({ ...manifest.flags }, manifest.social, manifest.settings?.firebase, trackingFacts(manifest))

/**
 * The manifest as a page gets it: what only the build needs stays out; the hosts and domains of development are among the
 * others, its captcha servers in the place of the vendor's.
 */
export function forPage(manifest: Manifest): Manifest {
  const {
    $schema: _schema,
    extends: _extends,
    metadataByDomain: _byDomain,
    texts: _texts,
    development,
    ...kept
  } = manifest as Manifest & { readonly $schema?: string }
  const captcha = { ...kept.captcha, ...development?.captcha }
  // Pages have their heads in the site's data, by path and language.
  return {
    ...kept,
    captcha,
    metadata: {},
    domains: [...manifest.domains, ...(development?.domains ?? [])],
    hosts: joinHosts(manifest.hosts, development?.hosts),
  }
}
