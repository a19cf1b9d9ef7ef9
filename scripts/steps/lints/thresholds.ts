import type { DownloadSettings, Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

type Name = keyof DownloadSettings

interface Order {
  readonly lesser: Name
  readonly greater: Name
  /** Where the finding points. */
  readonly blamed: Name
  readonly reason: string
}

/** Both are numbers, and `lesser` must not exceed `greater` (E4.21 to E4.25). */
const orders: readonly Order[] = [
  ...(['reg_days', 'deposit_times', 'withdrawal_times'] as const).map((name) => ({
    lesser: name,
    greater: `${name}_forced` as const,
    blamed: `${name}_forced` as const,
    reason: 'the forced prompt would come before the optional one',
  })),
  ...(['deposit', 'withdrawal'] as const).flatMap((name) => [
    {
      lesser: `${name}_least_times_forced` as const,
      greater: `${name}_least_times` as const,
      blamed: `${name}_least_times_forced` as const,
      reason: 'every optional prompt would already be forced',
    },
    {
      lesser: `${name}_least_times` as const,
      greater: `${name}_times` as const,
      blamed: `${name}_least_times` as const,
      reason: 'below the one or from the other on, everybody would always be prompted',
    },
  ]),
]

export function thresholdsMakeSense({ download }: Manifest): Finding[] {
  const settings = download?.settings ?? {}
  return [
    ...orders.flatMap((order) => outOfOrder(order, settings)),
    ...listWithoutDomains(settings),
    ...enabledWithoutValue(settings),
  ]
}

function outOfOrder({ lesser, greater, blamed, reason }: Order, settings: DownloadSettings): Finding[] {
  const [least, most] = [numberOf(settings[lesser]), numberOf(settings[greater])]
  if (least === undefined || most === undefined || least <= most) return []
  return [
    {
      path: ['download', 'settings', blamed, 'value'],
      code: 'threshold',
      message: `"${lesser}" (${least}) is more than "${greater}" (${most}): ${reason}.`,
      expected: `${lesser} at most ${greater}`,
      hint: 'Change one of the two numbers, or set "enabled" of one to false.',
    },
  ]
}

interface Setting {
  readonly enabled: boolean
  readonly value?: unknown
}

function numberOf(setting: Setting | undefined): number | undefined {
  return setting?.enabled && typeof setting.value === 'number' ? setting.value : undefined
}

/** Rules 2 and 3 speak of listed domains (E4.18). */
function listWithoutDomains({ domains_switch, domains }: DownloadSettings): Finding[] {
  const rule = numberOf(domains_switch) ?? 1
  if (rule === 1 || (domains?.enabled && (domains.value ?? []).length > 0)) return []
  return [
    {
      path: ['download', 'settings', 'domains_switch', 'value'],
      code: 'threshold',
      message: `Rule ${rule} speaks of the listed domains, but "domains" lists none.`,
      expected: '1, or a list of "domains"',
      hint: 'Add "domains": { "enabled": true, "value": ["…"] }, or write 1.',
    },
  ]
}

/** Settings that are complete with "enabled" alone. */
const switches: readonly Name[] = [
  'download_condition_switch',
  'login_required',
  'first_deposit',
  'first_withdraw',
]

function enabledWithoutValue(settings: DownloadSettings): Finding[] {
  return (Object.entries(settings) as [Name, Setting][])
    .filter(([name, { enabled, value }]) => enabled && value === undefined && !switches.includes(name))
    .map(([name]) => ({
      path: ['download', 'settings', name],
      code: 'threshold',
      message: `"${name}" is enabled without a value.`,
      hint: 'Add "value", or set "enabled" to false.',
    }))
}
