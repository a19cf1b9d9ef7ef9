import { type FlagName, flagNames, type SettingName, settingDefaults } from '../tables/flags'
import { readFirebase } from './firebase'
import { type PlatformsOwn, readPlatformsOwn } from './platformSettings'
import { readTruth } from './truth'

/** What a manifest says of a flag: pinned, or left to the platform (D1). */
export type FlagSource = boolean | 'server'

/** A reply's flags, key by key: unknown names are ignored, values of a wrong type are named (D1). */
export function readFlags(raw: unknown): { flags: Partial<Record<FlagName, boolean>>; dropped: string[] } {
  const flags: Partial<Record<FlagName, boolean>> = {}
  const dropped: string[] = []
  const source = asRecord(raw)
  for (const name of flagNames) {
    if (!Object.hasOwn(source, name)) continue
    const value = readTruth(source[name])
    if (value === undefined) dropped.push(name)
    else flags[name] = value
  }
  return { flags, dropped }
}

/** Where the platform's answer stands: nothing yet, or the last good copy or the reply, or it failed (D1). */
export interface ServerValues<T> {
  readonly values: T | undefined
  readonly settled: boolean
}

/** What a reply says, and of what it has in a wrong type what was known before (D1). */
export function orBefore<T extends object>(values: T, dropped: readonly string[], before: T | undefined): T {
  const kept = Object.entries(before ?? {}).filter(([name]) => dropped.includes(name))
  return { ...Object.fromEntries(kept), ...values } as T
}

/** A flag's value; undefined means not known yet (D1). */
export function flagValue(
  source: FlagSource | undefined,
  name: FlagName,
  server: ServerValues<Partial<Record<FlagName, boolean>>>,
): boolean | undefined {
  if (source !== 'server') return source ?? false
  return server.values?.[name] ?? (server.settled || server.values !== undefined ? false : undefined)
}

const readers: Record<SettingName, (value: unknown) => unknown> = {
  disabledMobileIcc: readTruth,
  mobileNumberPassword: readTruth,
  captchaPattern: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  forceChangeExpiredPassword: readTruth,
  defaultPassword: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  passwordMinimum: (value) => (isWhole(value) && value >= 6 && value <= 64 ? value : undefined),
  profileIconCount: (value) => (isWhole(value) && value >= 1 ? value : undefined),
  geetestVersion: (value) => (value === 'v3' || value === 'v4' ? value : undefined),
  geetestId: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  firebase: readFirebase,
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** The settings as they were read: what a manifest may leave to the platform, and the platform's own. */
export type SettingValues = Partial<Record<SettingName, unknown>> & Partial<PlatformsOwn>

/** Settings that the specification has in a section of the reply, under a name of its own (E3.43). */
const inSections: Partial<Record<SettingName, string>> = {
  geetestId: 'GEETEST_ID',
  geetestVersion: 'GEETEST_VERSION',
  profileIconCount: 'PROFILE_ICON_COUNT',
}

/** A reply's settings by our names; those of its sections count where the plain name is not there. */
function unfolded(raw: unknown): Record<string, unknown> {
  const { gw, register, sms, ...plain } = asRecord(raw)
  const sections = Object.entries(inSections).flatMap(([name, key]) =>
    Object.hasOwn(asRecord(gw), key) ? [[name, asRecord(gw)[key]] as const] : [],
  )
  const { captcha } = asRecord(register)
  const { firebase } = asRecord(sms)
  return {
    ...Object.fromEntries(sections),
    ...(readFirebase(sms) ? { firebase: sms } : {}),
    ...(captcha === undefined ? {} : { registerCaptcha: captcha }),
    ...(firebase === undefined ? {} : { smsFirebase: firebase }),
    ...plain,
  }
}

const asRecord = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}

/** A reply's settings, key by key; a value of a wrong type is dropped and named (D1). */
export function readSettings(raw: unknown): { settings: SettingValues; dropped: string[] } {
  const source = unfolded(raw)
  const { own, dropped } = readPlatformsOwn(source)
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
  server: ServerValues<SettingValues>,
): { known: boolean; value: unknown } {
  const fromServer = typeof source === 'object' && source !== null && 'from' in source
  if (!fromServer) return { known: true, value: source ?? settingDefaults[name] }
  if (server.values && name in server.values) return { known: true, value: server.values[name] }
  return { known: server.settled || server.values !== undefined, value: settingDefaults[name] }
}
