import type { Manifest } from '../../../runtime/contract/manifest.gen'
import { serversFor } from '../../../runtime/rules/captcha'
import { captchaVersions } from '../../../runtime/tables/captcha'
import type { Finding } from '../issue'
import { nearest } from '../nearest'
import { covers } from './hosts'

/** A captcha server that is not on the allow-list is out of the captcha page's reach, so it must be on it (D16). */
export function captchaServersAreAllowed(manifest: Manifest): Finding[] {
  const { flags, captcha, hosts } = manifest
  if (flags?.GEETEST3 === undefined || flags.GEETEST3 === false) return []
  const allowed = hosts?.captcha ?? []
  return serversOf(manifest)
    .filter((server) => !allowed.some((pattern) => covers(pattern, server)))
    .map((server) => {
      const suggestion = nearest(server, allowed)
      return {
        path: captcha ? ['captcha'] : ['hosts'],
        on: 'key',
        code: 'host-not-allowed',
        message: `The captcha's server "${server}" is not in "hosts.captcha", so it could not be reached.`,
        expected: allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'a host of hosts.captcha',
        ...(suggestion && { suggestion }),
        hint: `Add "${server}" to "hosts.captcha".`,
      }
    })
}

/** The servers of the version that is pinned, or of either when the platform says which. */
function serversOf({ settings, captcha }: Manifest): string[] {
  const { geetestVersion = 'v3' } = settings ?? {}
  const versions = captchaVersions.filter(
    (version) => typeof geetestVersion !== 'string' || version === geetestVersion,
  )
  const servers = versions.flatMap((version) => {
    const { apiServers, staticServers } = serversFor(version, captcha)
    return [...apiServers, ...staticServers]
  })
  return [...new Set(servers)]
}
