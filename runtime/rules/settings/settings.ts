import { type SettingName, settingDefaults } from '../../tables/flags'
import { readFirebaseProject } from '../identity/firebase'
import { parseBoolean } from '../network/boolean'
import { fields } from '../network/read'
import { readPushProject } from '../push/pushProject'
import type { PlatformValues } from './flags'
import { type PlatformSettings, readPlatformSettings } from './platformSettings'

interface SettingRow<T> {
  /** The platform's value; undefined when it is not valid. */
  readonly read: (raw: unknown) => T | undefined
  /** The key of a setting that the specification puts into the section `gw` of the reply (E3.43). */
  readonly sectionKey?: string
}

const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

const readText = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw !== '' ? raw : undefined

/**
 * How a setting is read from the platform's reply, one row each. Its description and its default are in
 * schemas/settings.schema.json.
 */
const rows = {
  disabledMobileIcc: { read: parseBoolean },
  mobileNumberPassword: { read: parseBoolean },
  captchaPattern: { read: readText },
  forceChangeExpiredPassword: { read: parseBoolean },
  defaultPassword: { read: readText },
  passwordMinimum: { read: (raw) => (isInteger(raw) && raw >= 6 && raw <= 64 ? raw : undefined) },
  profileIconCount: {
    read: (raw) => (isInteger(raw) && raw >= 1 ? raw : undefined),
    sectionKey: 'PROFILE_ICON_COUNT',
  },
  geetestVersion: {
    read: (raw) => (raw === 'v3' || raw === 'v4' ? raw : undefined),
    sectionKey: 'GEETEST_VERSION',
  },
  geetestId: { read: readText, sectionKey: 'GEETEST_ID' },
  firebase: { read: readFirebaseProject },
  push: { read: readPushProject },
} satisfies { readonly [Name in SettingName]: SettingRow<unknown> }

const settingRows: readonly (readonly [string, SettingRow<unknown>])[] = Object.entries(rows)

type Read<Name extends SettingName> = NonNullable<ReturnType<(typeof rows)[Name]['read']>>

/** The type of a setting: what its row reads; or undefined where it has no default. */
export type SettingValue<Name extends SettingName> =
  | Read<Name>
  | ((typeof settingDefaults)[Name] extends undefined ? undefined : never)

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
  const sections = settingRows.flatMap(([name, { sectionKey }]) =>
    sectionKey !== undefined && Object.hasOwn(fields(gw), sectionKey)
      ? [[name, fields(gw)[sectionKey]] as const]
      : [],
  )
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
  const fallback: unknown = settingDefaults[name]
  const setting = (known: boolean, value: unknown) => ({ known, value: value as SettingValue<Name> })
  const fromServer = typeof source === 'object' && source !== null && 'from' in source
  if (!fromServer) return setting(true, source ?? fallback)
  return values && name in values ? setting(true, values[name]) : setting(settled, fallback)
}
