import type { DevelopmentHosts, Hosts } from '../../runtime/schema/manifest.gen'

export interface PolicyInput {
  readonly hosts: Hosts
  /** The merchant's own domains: each may be pinged from the others (I4.48), so none can be out of reach. */
  readonly domains?: readonly string[]
  /** CSP hashes of the inline script and style that the page carries. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** The site has frame pages of its own. */
  readonly ownFrames?: boolean
  /** Trusted Types policies of vendors whose scripts the page loads. */
  readonly vendorPolicies?: readonly string[]
}

/**
 * The policy that a meta tag can carry (D16): nothing that the build did not write runs, and nothing is reached that
 * the manifest does not name. Script text never becomes code: Trusted Types allow the sanitiser's policy and the
 * page's default one, which makes script addresses and no HTML.
 */
export function contentPolicy(input: PolicyInput): string {
  const { hosts, domains, scriptHashes, styleHashes, ownFrames, vendorPolicies = [] } = input
  const frames = [...(ownFrames ? ["'self'"] : []), ...sources(hosts.frame, hosts.game)]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes, ...sources(hosts.script)],
    ['style-src', "'self'", ...styleHashes],
    ['img-src', "'self'", 'data:', ...sources(hosts.image)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sources(hosts.connect, domains)],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', 'default', ...vendorPolicies],
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

/** Hosts as a policy names them; origins of the development overlay as they are. */
export function sources(...lists: readonly (readonly string[] | undefined)[]): string[] {
  const origins = lists
    .flatMap((list) => list ?? [])
    .map((host) => (host.includes('://') ? host : `https://${host}`))
  return [...new Set(origins)]
}

/** The merchant's allow-lists and what the development overlay adds to them: https hosts, and there whole origins. */
export function joinHosts(hosts: Hosts = {}, more: DevelopmentHosts = {}): Hosts {
  const names = [...new Set([...Object.keys(hosts), ...Object.keys(more)])] as (keyof Hosts)[]
  return Object.fromEntries(names.map((name) => [name, [...(hosts[name] ?? []), ...(more[name] ?? [])]]))
}
