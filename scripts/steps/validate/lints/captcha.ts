import { captchaServersFor } from '../../../../runtime/rules/captcha/captchaServers'
import { matchesHost } from '../../../../runtime/rules/network/url'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { captchaVersions } from '../../../../runtime/tables/captcha'
import type { Finding } from '../issue'

/** All captcha servers are on the allow-list: the captcha page cannot reach others (D144). */
export function captchaServersAreAllowed(manifest: Manifest): Finding[] {
  const { flags, hosts } = manifest
  if (flags?.GEETEST3 === undefined || flags.GEETEST3 === false) return []
  const allowed = hosts?.captcha ?? []
  const missing = serversOf(manifest).filter(
    (server) => !allowed.some((pattern) => matchesHost(pattern, server)),
  )
  if (missing.length === 0) return []
  const names = missing.map((server) => `"${server}"`).join(', ')
  return [
    {
      path: ['flags', 'GEETEST3'],
      on: 'key',
      code: 'flag-needs',
      message: `GEETEST3 is on, but its servers ${names} are not in "hosts.captcha", so they could not be reached (D144).`,
      hint: `Add ${names} to "hosts.captcha", or name other servers in "captcha".`,
    },
  ]
}

/** The servers of the pinned version, or of both when the platform decides. */
function serversOf({ settings, captcha }: Manifest): string[] {
  const { geetestVersion = 'v3' } = settings ?? {}
  const versions = captchaVersions.filter(
    (version) => typeof geetestVersion !== 'string' || version === geetestVersion,
  )
  const servers = versions.flatMap((version) => {
    const { apiServers, staticServers } = captchaServersFor(version, captcha)
    return [...apiServers, ...staticServers]
  })
  return [...new Set(servers)]
}
