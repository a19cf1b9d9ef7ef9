import type { DevelopmentHosts, Hosts } from '../../../runtime/schema/manifest.gen'
import { assetsPath } from '../site/sitePaths'

export interface ContentPolicyInput {
  readonly hosts: Hosts
  /** The merchant's own domains: each is pinged from the others (I4.48), so all must be reachable. */
  readonly domains?: readonly string[]
  /** The origin of the host that has the site's assets; absent: the site itself. */
  readonly assetOrigin?: string | undefined
  /** CSP hashes of the page's inline scripts and styles. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** The site has its own iframe pages. */
  readonly ownFrames?: boolean
  /** Trusted Types policies of the vendors whose scripts the page loads. */
  readonly vendorPolicies?: readonly string[]
}

/**
 * The policy for the meta tag (D144, D146, D147): only scripts that the build wrote can run, and only hosts in the manifest can be
 * reached. Strings never become code: Trusted Types allow only the sanitizer's policy, and the page's default policy,
 * which creates script URLs but no HTML.
 */
export function contentPolicy(input: ContentPolicyInput): string {
  const { hosts, domains, assetOrigin, scriptHashes, styleHashes, ownFrames, vendorPolicies = [] } = input
  const own = ["'self'", ...(assetOrigin ? [assetOrigin + assetsPath] : [])]
  const frames = [...(ownFrames ? ["'self'"] : []), ...cspSources(hosts.frame, hosts.game)]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', ...own, ...scriptHashes, ...scriptSources(hosts.script)],
    ['style-src', ...own, ...styleHashes],
    ['img-src', ...own, 'data:', ...cspSources(hosts.image)],
    ['font-src', ...own],
    // The pictures of popups are fetched before they are shown (E7.42).
    ['connect-src', ...own, ...cspSources(hosts.connect, domains, hosts.image)],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', 'default', ...vendorPolicies],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

/** Where the vendors' scripts are: the rest of these hosts is full of other people's files. */
const scriptFolders: Readonly<Record<string, readonly string[]>> = {
  'accounts.google.com': ['/gsi/'],
  'apis.google.com': ['/js/', '/_/'],
  'www.google.com': ['/recaptcha/', '/js/'],
  'www.gstatic.com': ['/recaptcha/'],
}

const scriptSources = (hosts: readonly string[] = []): string[] =>
  cspSources(hosts.flatMap((host) => (scriptFolders[host] ?? ['']).map((folder) => host + folder)))

/** Hosts as CSP sources; origins of the development overrides stay as they are. */
export function cspSources(...lists: readonly (readonly string[] | undefined)[]): string[] {
  const origins = lists
    .flatMap((list) => list ?? [])
    .map((host) => (host.includes('://') ? host : `https://${host}`))
  return [...new Set(origins)]
}

/** The merchant's allow-lists (https hosts), extended by the development overrides (whole origins). */
export function mergeHosts(hosts: Hosts = {}, added: DevelopmentHosts = {}): Hosts {
  const names = [...new Set([...Object.keys(hosts), ...Object.keys(added)])] as (keyof Hosts)[]
  return Object.fromEntries(
    names.map((name) => [name, [...(hosts[name] ?? []), ...(added[name as keyof DevelopmentHosts] ?? [])]]),
  )
}
