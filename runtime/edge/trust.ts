import { coversHost } from '../rules/address'

type Policies = {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown }
}

/**
 * The page's Trusted Types policy (D16): script addresses of the site itself and of the hosts that the manifest lists,
 * and no HTML at all. Browsers without Trusted Types need nothing.
 */
export function trustOnly(hosts: readonly string[]): void {
  const { trustedTypes } = window as Policies
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, location.href)
      const isListed = url.protocol === 'https:' && hosts.some((pattern) => coversHost(pattern, url.host))
      if (url.origin === location.origin || isListed) return url.href
      throw new TypeError(`The manifest does not list ${url.host} as a host of scripts`)
    },
  })
}
