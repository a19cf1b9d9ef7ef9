import type { DownloadSettings, Flags, Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { Path } from '../jsonTree'

/** Settings that do nothing without something else. */
interface Need {
  readonly paths: readonly Path[]
  readonly isMet: (manifest: Manifest) => boolean
  readonly reason: string
  readonly hint: string
}

const canBeOn = ({ flags }: Manifest, flag: keyof Flags): boolean => (flags?.[flag] ?? false) !== false

const needs: readonly Need[] = [
  {
    paths: [
      ['settings', 'geetestId'],
      ['settings', 'geetestVersion'],
      ['captcha', 'apiServers'],
      ['captcha', 'staticServers'],
      ['captcha', 'fallback'],
      ['hosts', 'captcha'],
    ],
    isMet: (manifest) => canBeOn(manifest, 'GEETEST3'),
    reason: 'GEETEST3 is off, so that GeeTest is never used',
    hint: 'Switch GEETEST3 on, or remove it.',
  },
  {
    paths: [['chat', 'fallbackLanguage']],
    isMet: (manifest) => canBeOn(manifest, 'CHAT3'),
    reason: 'CHAT3 is off, so that there is no chat',
    hint: 'Switch CHAT3 on, or remove it.',
  },
  {
    paths: [
      ['settings', 'defaultPassword'],
      ['settings', 'mobileNumberPassword'],
    ],
    isMet: ({ registration }) => registration?.methods?.includes('mobile') === true,
    reason: 'nobody registers by mobile number here',
    hint: 'Add "mobile" to "registration.methods", or remove it.',
  },
  {
    paths: [['pixels', 'facebookVersion']],
    isMet: ({ pixels }) => pixels?.facebook !== undefined,
    reason: 'there is no Facebook pixel',
    hint: 'Add "facebook" to "pixels", or remove it.',
  },
  {
    paths: [['download', 'settings', 'domains']],
    isMet: ({ download }) => listsDomains(download?.settings),
    reason: '"domains_switch" applies no rule to listed domains',
    hint: 'Set "domains_switch" to 2 or 3, or remove it.',
  },
]

const listsDomains = ({ domains_switch, domains }: DownloadSettings = {}): boolean =>
  domains?.enabled !== true || (domains_switch?.enabled === true && (domains_switch.value ?? 1) !== 1)

/** Settings of which nothing follows. */
export const idleSettings = (manifest: Manifest): Finding[] => [
  ...needs
    .filter(({ isMet }) => !isMet(manifest))
    .flatMap(({ paths, reason, hint }) =>
      paths
        .filter((path) => valueAt(manifest, path) !== undefined)
        .map((path) => idleFinding(path, reason, hint)),
    ),
  ...promptSettings(manifest),
]

/** All rules of the prompt wait for its switch (E4.17). */
function promptSettings({ download }: Manifest): Finding[] {
  const settings = Object.entries(download?.settings ?? {})
  if (settings.some(([name, { enabled }]) => name === 'download_condition_switch' && enabled)) return []
  return settings
    .filter(([, { enabled }]) => enabled)
    .map(([name]) =>
      idleFinding(
        ['download', 'settings', name],
        '"download_condition_switch" is not enabled, so that nobody is asked to download the app',
        'Enable "download_condition_switch", or set "enabled" to false.',
      ),
    )
}

const idleFinding = (path: Path, reason: string, hint: string): Finding => ({
  path,
  on: 'key',
  level: 'warning',
  code: 'setting-idle',
  message: `"${path.at(-1)}" has no effect: ${reason}.`,
  hint,
})

function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt((value as Record<string | number, unknown>)[key], rest)
}
