import { readFirebaseProject } from '../identity/firebase'
import { fields } from '../network/read'
import type { PlatformValues } from './flags'
import { type PlatformSettings, readPlatformSettings } from './platformSettings'
import { settingRows as rows } from './settings.gen'

export type SettingName = keyof typeof rows

interface SettingRow<T> {
  /** The platform's value; undefined when it is not valid. */
  readonly read: (raw: unknown) => T | undefined
  readonly fallback: unknown
}

const settingRows: readonly (readonly [string, SettingRow<unknown>])[] = Object.entries(rows)

/** The keys of settings that the specification puts into the section `gw` of the reply (E3.43). */
const sectionKeys = {
  profileIconCount: 'PROFILE_ICON_COUNT',
  geetestVersion: 'GEETEST_VERSION',
  geetestId: 'GEETEST_ID',
} as const satisfies { readonly [Name in SettingName]?: string }

type Read<Name extends SettingName> = NonNullable<ReturnType<(typeof rows)[Name]['read']>>

/** The type of a setting: what its row reads; or undefined where it has no default. */
export type SettingValue<Name extends SettingName> =
  | Read<Name>
  | ((typeof rows)[Name]['fallback'] extends undefined ? undefined : never)

/** A setting; its value is the default while it is not known. */
export interface Setting<Name extends SettingName> {
  readonly known: boolean
  readonly value: SettingValue<Name>
}

/** The settings from the platform: those that a manifest may leave to it, and those that are always its own. */
export type SettingValues = { readonly [Name in SettingName]?: Read<Name> } & Partial<PlatformSettings>

/** A reply's settings by our names. A value in a section is used only if there is none at the top level. */
function flattenSections(raw: unknown): Record<string, unknown> {
  const { gw, register, sms, ...topLevel } = fields(raw)
  const section = fields(gw)
  const sections = Object.entries(sectionKeys)
    .filter(([, key]) => Object.hasOwn(section, key))
    .map(([name, key]) => [name, section[key]])
  const { captcha } = fields(register)
  const { firebase } = fields(sms)
  return {
    ...Object.fromEntries(sections),
    ...(readFirebaseProject(sms) ? { firebase: sms } : {}),
    ...(captcha === undefined ? {} : { registerCaptcha: captcha }),
    ...(firebase === undefined ? {} : { smsFirebase: firebase }),
    ...topLevel,
  }
}

/** Reads a reply's settings one by one; names with invalid values are returned in `dropped` (D1). */
export function readSettings(raw: unknown): { settings: SettingValues; dropped: string[] } {
  const source = flattenSections(raw)
  const { own, dropped } = readPlatformSettings(source)
  const settings: Record<string, unknown> = { ...own }
  for (const [name, { read }] of settingRows) {
    if (!Object.hasOwn(source, name)) continue
    const value = read(source[name])
    if (value === undefined) dropped.push(name)
    else settings[name] = value
  }
  return { settings, dropped }
}

/** A setting's value: the manifest's, which the build has checked, else the platform's, else the schema's default (D1). */
export function settingValue<Name extends SettingName>(
  source: unknown,
  name: Name,
  { values, settled }: PlatformValues<SettingValues>,
): Setting<Name> {
  const { fallback }: SettingRow<unknown> = rows[name]
  const setting = (known: boolean, value: unknown) => ({ known, value: value as SettingValue<Name> })
  const fromServer = typeof source === 'object' && source !== null && 'from' in source
  if (!fromServer) return setting(true, source ?? fallback)
  return values && name in values ? setting(true, values[name]) : setting(settled, fallback)
}
