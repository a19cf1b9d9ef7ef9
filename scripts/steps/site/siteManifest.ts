import type { SiteManifest } from '../../../runtime/browser/start/siteData'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { mergeHosts } from '../hosting/contentPolicy'
import { siteRoutes } from './siteAccount'

/**
 * The manifest for the page: without what only the build needs. Development hosts and domains are added, and
 * development captcha servers replace the vendor's.
 */
export function siteManifest(manifest: Manifest): SiteManifest {
  const {
    $schema: _schema,
    schemaVersion: _version,
    extends: _extends,
    metadataByDomain: _byDomain,
    texts: _texts,
    account: _account,
    brand,
    development,
    lobby,
    ...rest
  } = manifest as Manifest & { readonly $schema?: string }
  const captcha = { ...rest.captcha, ...development?.captcha }
  // Only the check and the pages' policies need these.
  const {
    captcha: _servers,
    connect: _connect,
    link: _link,
    ...hosts
  } = mergeHosts(manifest.hosts, development?.hosts)
  // The site's data has the heads, by path and language, and the account.
  return {
    ...rest,
    brand: {
      ...(brand.tagline && { tagline: brand.tagline }),
      theme: { primary: brand.theme.primary },
    },
    ...(lobby && {
      lobby: {
        ...(lobby.topTen && { topTen: lobby.topTen }),
        ...(lobby.hero && { hero: lobby.hero.to === undefined ? {} : { to: lobby.hero.to } }),
      },
    }),
    captcha,
    metadata: {},
    routes: siteRoutes(manifest),
    domains: [...manifest.domains, ...(development?.domains ?? [])],
    hosts,
  }
}
