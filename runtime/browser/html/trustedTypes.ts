import { matchesHost } from '../../rules/network/url'

type TrustedTypesWindow = {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown }
}

/**
 * Installs the page's Trusted Types policy (D147): scripts may come from the site itself and from the hosts in the
 * manifest, and no HTML is allowed. Does nothing in browsers without Trusted Types.
 */
export function installTrustedTypesPolicy(hosts: readonly string[]): void {
  const { trustedTypes } = window as TrustedTypesWindow
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, location.href)
      const isListed = url.protocol === 'https:' && hosts.some((pattern) => matchesHost(pattern, url.host))
      if (url.origin === location.origin || isListed) return url.href
      throw new TypeError(`The manifest does not list ${url.host} as a script host`)
    },
  })
}
