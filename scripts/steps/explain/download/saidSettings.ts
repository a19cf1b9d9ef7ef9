import type { DownloadRule } from '../../../../runtime/rules/download/downloadRules'
import {
  activeDownloadSettings,
  type DownloadSettingName,
  downloadSettingNames,
} from '../../../../runtime/rules/download/downloadSettings'
import { untrusted } from '../../../../runtime/rules/network/read'
import type { DownloadSettings } from '../../../../runtime/schema/manifest.gen'
import { OptionError, readJsonObject, unknownName } from '../options/readOptions'

/** What is said about a setting: that it is on, with its value; that it is off; or nothing. */
export interface SaidSetting {
  readonly state: 'on' | 'off' | 'notSet'
  /** `true` for a setting that says no more than that it is on. */
  readonly value?: unknown
  readonly by?: 'manifest' | 'platform'
}

export type SaidSettings = Readonly<Record<DownloadSettingName, SaidSetting>>

/** The platform's settings: JSON as in the reply of the download-settings call, `{"reg_days":{"enabled":true,"value":3}}`. */
export function readReply(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined
  const reply = readJsonObject('settings', text)
  for (const name of Object.keys(reply)) {
    if (!(downloadSettingNames as readonly string[]).includes(name))
      throw unknownName('settings', 'setting', name, downloadSettingNames)
  }
  return reply
}

/** The settings that apply, and who says each: the platform, else the manifest (E3.07). */
export function readSettings(
  manifest: DownloadSettings | undefined,
  reply: Readonly<Record<string, unknown>> | undefined,
) {
  const { settings, dropped } = activeDownloadSettings(manifest, reply && untrusted(reply))
  if (dropped.length > 0)
    throw new OptionError(`--settings: ${dropped.join(', ')} has a value of the wrong type.`)
  const say = (name: DownloadSettingName): SaidSetting => {
    const by = reply?.[name] != null ? 'platform' : manifest?.[name] ? 'manifest' : undefined
    if (by === undefined) return { state: 'notSet' }
    const value = settings[name]
    return value === undefined ? { state: 'off', by } : { state: 'on', value, by }
  }
  const said = Object.fromEntries(downloadSettingNames.map((name) => [name, say(name)])) as SaidSettings
  return { settings, said }
}

/** The setting that a rule depends on: that of its name, but for what one setting says of two rules. */
export const settingOfRule = (rule: DownloadRule): DownloadSettingName =>
  rule === 'bind_card_forced' ? 'bind_card' : rule

/** `5 (platform)`, `off (manifest)`, `not set` */
export function printSetting({ state, value, by }: SaidSetting): string {
  if (state === 'notSet') return 'not set'
  const text =
    state === 'off' ? 'off' : value === true ? 'on' : Array.isArray(value) ? value.join(', ') : String(value)
  return `${text} (${by})`
}
