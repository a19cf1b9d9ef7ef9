import type { DownloadSettings, Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

type Name = keyof DownloadSettings

interface Ordering {
  readonly lesser: Name
  readonly greater: Name
  /** The setting that the finding points at. */
  readonly blamed: Name
  readonly reason: string
}

/** Pairs of numbers where `lesser` must not exceed `greater` (E4.21 to E4.25). */
const orderings: readonly Ordering[] = [
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
      reason: 'every count is below the first or reaches the second, so everybody would always be prompted',
    },
  ]),
]

export function thresholdsAreConsistent({ download }: Manifest): Finding[] {
  const settings = download?.settings ?? {}
  return [
    ...orderings.flatMap((ordering) => outOfOrder(ordering, settings)),
    ...listWithoutDomains(settings),
    ...enabledWithoutValue(settings),
  ]
}

function outOfOrder({ lesser, greater, blamed, reason }: Ordering, settings: DownloadSettings): Finding[] {
  const [lesserValue, greaterValue] = [numberOf(settings[lesser]), numberOf(settings[greater])]
  if (lesserValue === undefined || greaterValue === undefined || lesserValue <= greaterValue) return []
  return [
    {
      path: ['download', 'settings', blamed, 'value'],
      code: 'threshold',
      message: `"${lesser}" (${lesserValue}) is more than "${greater}" (${greaterValue}): ${reason}.`,
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

/** Rules 2 and 3 need listed domains (E4.18). */
function listWithoutDomains({ domains_switch, domains }: DownloadSettings): Finding[] {
  const rule = numberOf(domains_switch) ?? 1
  if (rule === 1 || (domains?.enabled && (domains.value ?? []).length > 0)) return []
  return [
    {
      path: ['download', 'settings', 'domains_switch', 'value'],
      code: 'threshold',
      message: `Rule ${rule} applies to the listed domains, but "domains" lists none.`,
      expected: '1, or a list of "domains"',
      hint: 'Add "domains": { "enabled": true, "value": ["…"] }, or write 1.',
    },
  ]
}

/** Settings that need nothing but "enabled". */
const switchSettings: readonly Name[] = [
  'download_condition_switch',
  'login_required',
  'first_deposit',
  'first_withdraw',
]

function enabledWithoutValue(settings: DownloadSettings): Finding[] {
  return (Object.entries(settings) as [Name, Setting][])
    .filter(([name, { enabled, value }]) => enabled && value === undefined && !switchSettings.includes(name))
    .map(([name]) => ({
      path: ['download', 'settings', name],
      code: 'threshold',
      message: `"${name}" is enabled without a value.`,
      hint: 'Add "value", or set "enabled" to false.',
    }))
}
