import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlatformValues } from '../../../../runtime/rules/settings/flags'
import { readFlags } from '../../../../runtime/rules/settings/flags'
import { readSettings, type SettingValues } from '../../../../runtime/rules/settings/settings'
import { type FlagName, flagNames } from '../../../../runtime/tables/flags'
import { platformSettingsSchema } from '../../schema/settingTable'
import { OptionError, readJsonObject, readWords, unknownName } from './readOptions'

/** What the platform has answered, as the options say it. */
export const platformOptions = {
  flags: {
    type: 'string',
    value: 'names',
    help: "the platform's flags that are on, separated by commas (CHAT3,GEETEST3; '' for none); not known yet without it",
  },
  settings: {
    type: 'string',
    value: 'json',
    help: 'the platform\'s settings, as it sends them: \'{"geetestVersion":"v4"}\'; not known yet without it',
  },
  failed: {
    type: 'boolean',
    default: false,
    help: 'the platform has not answered, and is not asked again: defaults hold',
  },
} as const

export interface PlatformReplies {
  readonly flags: PlatformValues<Partial<Record<FlagName, boolean>>>
  readonly settings: PlatformValues<SettingValues>
}

interface Options {
  readonly flags?: string | undefined
  readonly settings?: string | undefined
  readonly failed: boolean
}

/** Throws an OptionError for a flag or a setting that there is not, and for a value of the wrong type. */
export function readPlatform({ flags, settings, failed }: Options): PlatformReplies {
  return {
    flags: {
      values: flags === undefined ? undefined : flagsOf(flags),
      settled: failed || flags !== undefined,
    },
    settings: {
      values: settings === undefined ? undefined : settingsOf(settings),
      settled: failed || settings !== undefined,
    },
  }
}

/** A flag that a reply does not have is off. */
function flagsOf(text: string): Partial<Record<FlagName, boolean>> {
  const raw = text.trim().startsWith('{')
    ? readJsonObject('flags', text)
    : Object.fromEntries(readWords(text).map(flagOfWord))
  for (const name of Object.keys(raw))
    if (!(flagNames as readonly string[]).includes(name)) throw unknownName('flags', 'flag', name, flagNames)
  const { flags, dropped } = readFlags(raw)
  if (dropped.length > 0) throw new OptionError(`--flags: ${dropped.join(', ')} is true or false.`)
  return flags
}

/** `CHAT3`, `CHAT3=false` or `!CHAT3`, in any letter case. */
function flagOfWord(word: string): [string, unknown] {
  const [, not = '', name = '', , value = 'true'] = /^(!?)\s*([^=\s]*)\s*(=\s*(.*))?$/.exec(word) ?? []
  const known = flagNames.find((flag) => flag.toLowerCase() === name.replace(/^flags?\./, '').toLowerCase())
  return [known ?? name, not === '' ? value : 'false']
}

function settingsOf(text: string): SettingValues {
  const raw = readJsonObject('settings', text)
  const schema = readFileSync(join(import.meta.dirname, '../../../..', platformSettingsSchema), 'utf8')
  const names = Object.keys((JSON.parse(schema) as { readonly properties: object }).properties)
  for (const name of Object.keys(raw))
    if (!names.includes(name)) throw unknownName('settings', 'setting', name, names)
  const { settings, dropped } = readSettings(raw)
  if (dropped.length > 0)
    throw new OptionError(`--settings: ${dropped.join(', ')} has a value of the wrong type.`)
  return settings
}
