import { type FlagName, flagNames, type SettingName, settingDefaults } from '../../tables/flags'
import { readFirebaseProject } from '../identity/firebase'
import { parseBoolean } from '../network/boolean'
import { fields } from '../network/read'
import { readPushProject } from '../push/pushProject'
import { type PlatformSettings, readPlatformSettings } from './platformSettings'

/** A manifest's value for a flag: fixed, or left to the platform (D1). */
export type FlagSource = boolean | 'server'

/**
 * Reads a reply's flags one by one: unknown names are ignored, names with invalid values are returned in `dropped`
 * (D1).
 */
export function readFlags(raw: unknown): { flags: Partial<Record<FlagName, boolean>>; dropped: string[] } {
  const flags: Partial<Record<FlagName, boolean>> = {}
  const dropped: string[] = []
  const source = fields(raw)
  for (const name of flagNames) {
    if (!Object.hasOwn(source, name)) continue
    const value = parseBoolean(source[name])
    if (value === undefined) dropped.push(name)
    else flags[name] = value
  }
  return { flags, dropped }
}

/**
 * The values from the platform. `values`: the reply or its last good copy. `settled`: the request has succeeded or
 * failed (D1).
 */
export interface PlatformValues<T> {
  readonly values: T | undefined
  readonly settled: boolean
}

/** The reply's values; for names with an invalid value, the previous values (D1). */
export function keepPrevious<T extends object>(
  values: T,
  dropped: readonly string[],
  previous: T | undefined,
): T {
  const keptEntries = Object.entries(previous ?? {}).filter(([name]) => dropped.includes(name))
  return { ...Object.fromEntries(keptEntries), ...values } as T
}

/** A flag's value; undefined until it is known (D1). */
export function flagValue(
  source: FlagSource | undefined,
  name: FlagName,
  platform: PlatformValues<Partial<Record<FlagName, boolean>>>,
): boolean | undefined {
  if (source !== 'server') return source ?? false
  return platform.values?.[name] ?? (platform.settled ? false : undefined)
}

const readers: Record<SettingName, (value: unknown) => unknown> = {
  disabledMobileIcc: parseBoolean,
  mobileNumberPassword: parseBoolean,
  captchaPattern: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  forceChangeExpiredPassword: parseBoolean,
  defaultPassword: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  passwordMinimum: (value) => (isInteger(value) && value >= 6 && value <= 64 ? value : undefined),
  profileIconCount: (value) => (isInteger(value) && value >= 1 ? value : undefined),
  geetestVersion: (value) => (value === 'v3' || value === 'v4' ? value : undefined),
  geetestId: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  firebase: readFirebaseProject,
  push: readPushProject,
}

const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** The settings from the platform: those that a manifest may leave to it, and those that are always its own. */
export type SettingValues = Partial<Record<SettingName, unknown>> & Partial<PlatformSettings>

/** Settings that the specification puts in a section of the reply, with their keys there (E3.43). */
const sectionKeys: Partial<Record<SettingName, string>> = {
  geetestId: 'GEETEST_ID',
  geetestVersion: 'GEETEST_VERSION',
  profileIconCount: 'PROFILE_ICON_COUNT',
}

/** A reply's settings by our names. A value in a section is used only if there is none at the top level. */
function flattenSections(raw: unknown): Record<string, unknown> {
  const { gw, register, sms, ...topLevel } = fields(raw)
  const sections = Object.entries(sectionKeys).flatMap(([name, key]) =>
    Object.hasOwn(fields(gw), key) ? [[name, fields(gw)[key]] as const] : [],
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
  const settings: SettingValues = { ...own }
  for (const name of Object.keys(settingDefaults) as SettingName[]) {
    if (!Object.hasOwn(source, name)) continue
    const value = readers[name](source[name])
    if (value === undefined) dropped.push(name)
    else settings[name] = value
  }
  return { settings, dropped }
}

/** A setting's value: the manifest's, else the platform's, else the schema's default (D1). */
export function settingValue(
  source: unknown,
  name: SettingName,
  platform: PlatformValues<SettingValues>,
): { known: boolean; value: unknown } {
  const fromServer = typeof source === 'object' && source !== null && 'from' in source
  if (!fromServer) return { known: true, value: source ?? settingDefaults[name] }
  if (platform.values && name in platform.values) return { known: true, value: platform.values[name] }
  return { known: platform.settled, value: settingDefaults[name] }
}
