import { matchesHost } from '../../../../runtime/rules/network/url'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { pushHosts } from '../../../../runtime/tables/push'
import type { Finding } from '../issue'

/** A merchant with push notifications lets the page reach Firebase (D144), keeps sessions on the device, and has a worker. */
export function pushIsPossible({ settings, hosts, session, serviceWorker }: Manifest): Finding[] {
  if (settings?.push === undefined) return []
  const missing = pushHosts.filter((host) => !hosts?.connect?.some((pattern) => matchesHost(pattern, host)))
  const names = missing.map((host) => `"${host}"`).join(', ')
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            path: ['settings', 'push'],
            on: 'key' as const,
            code: 'push-needs',
            message: `Push notifications are on, but ${names} is not in "hosts.connect", so no device could be registered (D144).`,
            hint: `Add ${names} to "hosts.connect".`,
          },
        ]),
    ...(serviceWorker === false
      ? [
          {
            path: ['settings', 'push'],
            on: 'key' as const,
            code: 'push-needs',
            message:
              'Push notifications are on, but "serviceWorker" is false, and nothing else can show them (E4.61).',
            hint: 'Set "serviceWorker" to true, or remove "push" (null clears a preset’s).',
          },
        ]
      : []),
    ...(session?.keep === 'tab'
      ? [
          {
            path: ['settings', 'push'],
            on: 'key' as const,
            code: 'push-needs',
            message:
              'Push notifications are on, but sessions end with the tab, so that none would be sent (E4.61).',
            hint: 'Set "session.keep" to "device", or remove "push".',
          },
        ]
      : []),
  ]
}
