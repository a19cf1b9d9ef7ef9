import { parseBoolean } from '../network/boolean'
import { fields, listOf, omitUndefined, textOf } from '../network/read'

/** The settings of the mobile template (E3.44). */
export interface MobileTemplate {
  readonly pwa?: boolean
  readonly desktop_app_feature?: boolean
  readonly apple_touch_icon?: string
  readonly app_desc?: string
  readonly image_logo?: string
}

/** The settings that belong to the platform alone; a manifest cannot set them. */
export interface PlatformSettings {
  /** Whether registration requires a captcha (E3.41, D50). */
  readonly registerCaptcha: boolean
  /** Whether Firebase sends the SMS codes (E3.42). */
  readonly smsFirebase: boolean
  /** Hosts of images (E3.44). */
  readonly imageCDNs: readonly string[]
  readonly mobileTemplate: MobileTemplate
  /** Countries for phone numbers, used when the country call returns none (E3.44). */
  /** As the platform sent them: the phone forms, which load the code for it, read them (`rules/phone/country.ts`). */
  readonly countries: object
  readonly currency: string
  readonly currencySymbol: string
  readonly currencyPosition: 'before' | 'after'
}

const readText = (raw: unknown): string | undefined => textOf(raw).trim() || undefined

/** A host name; also accepts an https URL. */
function readHost(raw: unknown): string | undefined {
  const host = textOf(raw)
    .trim()
    .toLowerCase()
    .replace(/^(https:)?\/\//, '')
    .replace(/\/.*$/, '')
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(host) ? host : undefined
}

/** The valid items; undefined when there were some but all were invalid. */
function readItems<T>(
  items: readonly unknown[],
  read: (raw: unknown) => T | undefined,
): readonly T[] | undefined {
  const valid = items.flatMap((item) => read(item) ?? [])
  return items.length > 0 && valid.length === 0 ? undefined : valid
}

const isObject = (raw: unknown): boolean => typeof raw === 'object' && raw !== null

function readTemplate(raw: unknown): MobileTemplate | undefined {
  if (!isObject(raw)) return undefined
  const { pwa, desktop_app_feature, apple_touch_icon, app_desc, image_logo } = fields(raw)
  return omitUndefined({
    pwa: parseBoolean(pwa),
    desktop_app_feature: parseBoolean(desktop_app_feature),
    apple_touch_icon: readText(apple_touch_icon),
    app_desc: readText(app_desc),
    image_logo: readText(image_logo),
  })
}

const readers: {
  readonly [Name in keyof PlatformSettings]: (raw: unknown) => PlatformSettings[Name] | undefined
} = {
  registerCaptcha: parseBoolean,
  smsFirebase: parseBoolean,
  imageCDNs: (raw) => (isObject(raw) ? readItems(listOf(raw), readHost) : undefined),
  mobileTemplate: readTemplate,
  countries: (raw) => (typeof raw === 'object' && raw !== null ? raw : undefined),
  currency: readText,
  currencySymbol: readText,
  currencyPosition: (raw) => (raw === 'before' || raw === 'after' ? raw : undefined),
}

/** Reads the settings one by one; names with invalid values are returned in `dropped` (D1). */
export function readPlatformSettings(source: Readonly<Record<string, unknown>>): {
  own: Partial<PlatformSettings>
  dropped: string[]
} {
  const presentNames = Object.keys(readers).filter((name) => Object.hasOwn(source, name))
  const results = presentNames.map(
    (name) => [name, readers[name as keyof PlatformSettings](source[name])] as const,
  )
  return {
    own: omitUndefined(Object.fromEntries(results)),
    dropped: results.flatMap(([name, value]) => (value === undefined ? [name] : [])),
  }
}
