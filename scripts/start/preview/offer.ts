import { settingRows } from '../../../runtime/rules/settings/settings.gen'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { flagNames } from '../../../runtime/tables/flags'
import schema from '../../../schemas/settings.schema.json'
import { isLeftToPlatform } from '../../steps/validate/leftToPlatform'

export type SettingKind = 'flag' | 'number' | 'choice' | 'text'

/** A setting that the platform decides, and a link can set. */
export interface OfferedSetting {
  readonly name: string
  readonly kind: SettingKind
  /** Of a choice. */
  readonly values: readonly string[]
}

/** What can be set in the previews of a merchant. */
export interface Offer {
  readonly code: string
  readonly manifest: Manifest
  /** Flags that the manifest leaves to the platform. */
  readonly flags: readonly string[]
  readonly settings: readonly OfferedSetting[]
}

export const offerOf = (code: string, manifest: Manifest): Offer => ({
  code,
  manifest,
  flags: flagNames.filter((name) => manifest.flags?.[name] === 'server'),
  settings: (Object.keys(settingRows) as SettingName[]).flatMap((name) =>
    isLeftToPlatform(manifest.settings?.[name]) ? settingNamed(name) : [],
  ),
})

export type SettingName = keyof typeof settingRows

interface SettingSchema {
  readonly anyOf?: readonly {
    readonly type?: string
    readonly enum?: readonly string[]
    readonly $ref?: string
  }[]
}

/** None for a setting that is an object: a link has no room for a Firebase project. */
function settingNamed(name: SettingName): OfferedSetting[] {
  const { anyOf: [own = {}] = [] }: SettingSchema = schema.properties[name]
  const kind = kindOf(own)
  return kind ? [{ name, kind, values: own.enum ?? [] }] : []
}

function kindOf({
  type,
  enum: values,
  $ref = '',
}: {
  type?: string
  enum?: readonly string[]
  $ref?: string
}) {
  if (values) return 'choice'
  if (type === 'boolean') return 'flag'
  if (type === 'integer') return 'number'
  return type === 'string' || $ref.endsWith('/regularExpression') ? 'text' : undefined
}

/** A setting's value in a link as the platform sends it; undefined when it is not valid. */
export function readSetting({ name, kind }: OfferedSetting, text: string): unknown {
  const value = kind === 'flag' ? onOff(text) : kind === 'number' && text.trim() !== '' ? Number(text) : text
  return settingRows[name as SettingName].read(value)
}

/** on and off in a link. */
export const onOff = (text: string): boolean | undefined =>
  text === 'on' ? true : text === 'off' ? false : undefined
