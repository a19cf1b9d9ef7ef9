import type { DownloadSettings } from '../../schema/manifest.gen'
import type { DownloadSetting } from '../../schema/replies.gen'
import { parseBoolean } from '../network/boolean'
import { fields, listOf, textOf, type Untrusted } from '../network/read'

export type DownloadSettingName = keyof DownloadSettings

/** The settings that apply, with their values; a setting that is switched off is absent (E3.08). */
export interface ActiveDownloadSettings {
  readonly app_background?: string
  readonly app_desc?: string
  readonly bottom_app_desc?: string
  readonly download_condition_switch?: true
  readonly in_game_popup_interval?: number
  readonly login_required?: true
  readonly bind_card?: 1 | 2
  readonly bottom_app_bar_mode?: 'bottom' | 'fullscreen'
  readonly deposit_times?: number
  readonly deposit_times_forced?: number
  readonly first_deposit?: true
  readonly first_withdraw?: true
  readonly withdrawal_times?: number
  readonly withdrawal_times_forced?: number
  readonly deposit_least_times?: number
  readonly deposit_least_times_forced?: number
  readonly withdrawal_least_times?: number
  readonly withdrawal_least_times_forced?: number
  readonly reg_days?: number
  readonly reg_days_forced?: number
  readonly domains_switch?: 1 | 2 | 3
  readonly domains?: readonly string[]
  readonly theme?: 'light' | 'dark'
}

type Reader = (value: unknown) => unknown

const text: Reader = (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Some settings have no value: being switched on is all that they say. */
const on: Reader = () => true

/** Platforms send numbers as text, too (F003). */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN

const atLeast =
  (minimum: number): Reader =>
  (value) => {
    const number = numberOf(value)
    return Number.isFinite(number) && number >= minimum ? number : undefined
  }

const oneOf =
  (...allowed: readonly (string | number)[]): Reader =>
  (value) => {
    const found = allowed.find((one) => one === (typeof one === 'number' ? numberOf(value) : value))
    return found
  }

/** A host name, or the one of a URL; several in a text are separated by commas. */
function readHosts(value: unknown): readonly string[] | undefined {
  const items = typeof value === 'string' ? value.split(',') : listOf(value)
  if (typeof value !== 'string' && !Array.isArray(value)) return undefined
  return items
    .map((item) =>
      textOf(item)
        .trim()
        .toLowerCase()
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[:/].*$/, ''),
    )
    .filter((host) => host !== '')
}

const readers: Readonly<Record<DownloadSettingName, Reader>> = {
  app_background: text,
  app_desc: text,
  bottom_app_desc: text,
  download_condition_switch: on,
  in_game_popup_interval: atLeast(1),
  login_required: on,
  bind_card: oneOf(1, 2),
  bottom_app_bar_mode: oneOf('bottom', 'fullscreen'),
  deposit_times: atLeast(1),
  deposit_times_forced: atLeast(1),
  first_deposit: on,
  first_withdraw: on,
  withdrawal_times: atLeast(1),
  withdrawal_times_forced: atLeast(1),
  deposit_least_times: atLeast(1),
  deposit_least_times_forced: atLeast(1),
  withdrawal_least_times: atLeast(1),
  withdrawal_least_times_forced: atLeast(1),
  reg_days: atLeast(0),
  reg_days_forced: atLeast(0),
  // Without a value, all domains (E4.18).
  domains_switch: (value) => (value === undefined || value === null ? 1 : oneOf(1, 2, 3)(value)),
  domains: readHosts,
  theme: oneOf('light', 'dark'),
}

export const downloadSettingNames = Object.keys(readers) as readonly DownloadSettingName[]

/** What one source says about a setting: its value, that it is off, or nothing. */
type Said = { readonly value: unknown } | 'off' | 'invalid' | undefined

function readSetting(raw: unknown, name: DownloadSettingName): Said {
  if (raw === undefined || raw === null) return undefined
  const { enabled, value } = fields(raw)
  const isOn = parseBoolean(enabled)
  if (isOn === undefined) return 'invalid'
  if (!isOn) return 'off'
  const read = readers[name](value)
  return read === undefined ? 'invalid' : { value: read }
}

/**
 * The settings in use: each is the platform's, else the manifest's (D1, E3.07). What the platform sends with a wrong type is
 * `dropped`, and the manifest's applies.
 */
export function activeDownloadSettings(
  manifest: DownloadSettings | undefined,
  reply: Untrusted<DownloadSetting> | undefined,
): { settings: ActiveDownloadSettings; dropped: DownloadSettingName[] } {
  const sent: Readonly<Record<string, unknown>> = fields(reply)
  const settings: Record<string, unknown> = {}
  const dropped: DownloadSettingName[] = []
  for (const name of downloadSettingNames) {
    const fromPlatform = readSetting(sent[name], name)
    if (fromPlatform === 'invalid') dropped.push(name)
    const said =
      fromPlatform === undefined || fromPlatform === 'invalid'
        ? readSetting(manifest?.[name], name)
        : fromPlatform
    if (typeof said === 'object') settings[name] = said.value
  }
  return { settings: settings as ActiveDownloadSettings, dropped }
}
