import { countryEntries } from './country'
import { fields, listOf, present, textOf } from './read'
import { readTruth } from './truth'

/** What the settings of the mobile template say (E3.44). */
export interface MobileTemplate {
  readonly pwa?: boolean
  readonly desktop_app_feature?: boolean
  readonly apple_touch_icon?: string
  readonly app_desc?: string
  readonly image_logo?: string
}

/** A country as the platform writes it. */
export interface CountryEntry {
  readonly countryCode: string
  readonly countryDialingCode: string
}

/** The platform's own word, which no manifest can leave to it or take from it. */
export interface PlatformsOwn {
  /** Whether registration wants a captcha (E3.41, D17). */
  readonly registerCaptcha: boolean
  /** Whether Firebase sends the codes by SMS (E3.42). */
  readonly smsFirebase: boolean
  /** Hosts that pictures may come from (E3.44). */
  readonly imageCDNs: readonly string[]
  readonly mobileTemplate: MobileTemplate
  /** Countries that numbers may belong to, for when the country call has none (E3.44). */
  readonly countries: readonly CountryEntry[]
  readonly currency: string
  readonly currencySymbol: string
  readonly currencyPosition: 'before' | 'after'
}

const word = (raw: unknown): string | undefined => textOf(raw).trim() || undefined

/** A host by its name, also where an address was written. */
function hostOf(raw: unknown): string | undefined {
  const host = textOf(raw)
    .trim()
    .toLowerCase()
    .replace(/^(https:)?\/\//, '')
    .replace(/\/.*$/, '')
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(host) ? host : undefined
}

/** The items that could be read; undefined when there were some and none could be. */
function some<T>(items: readonly unknown[], read: (raw: unknown) => T | undefined): readonly T[] | undefined {
  const found = items.flatMap((item) => read(item) ?? [])
  return items.length > 0 && found.length === 0 ? undefined : found
}

const isHeld = (raw: unknown): boolean => typeof raw === 'object' && raw !== null

function readTemplate(raw: unknown): MobileTemplate | undefined {
  if (!isHeld(raw)) return undefined
  const { pwa, desktop_app_feature, apple_touch_icon, app_desc, image_logo } = fields(raw)
  return present({
    pwa: readTruth(pwa),
    desktop_app_feature: readTruth(desktop_app_feature),
    apple_touch_icon: word(apple_touch_icon),
    app_desc: word(app_desc),
    image_logo: word(image_logo),
  })
}

const readers: { readonly [Name in keyof PlatformsOwn]: (raw: unknown) => PlatformsOwn[Name] | undefined } = {
  registerCaptcha: readTruth,
  smsFirebase: readTruth,
  imageCDNs: (raw) => (isHeld(raw) ? some(listOf(raw), hostOf) : undefined),
  mobileTemplate: readTemplate,
  countries: (raw) => (isHeld(raw) ? countryEntries(raw) : undefined),
  currency: word,
  currencySymbol: word,
  currencyPosition: (raw) => (raw === 'before' || raw === 'after' ? raw : undefined),
}

/** Key by key; what cannot be read is dropped and named (D1). */
export function readPlatformsOwn(source: Readonly<Record<string, unknown>>): {
  own: Partial<PlatformsOwn>
  dropped: string[]
} {
  const given = Object.keys(readers).filter((name) => Object.hasOwn(source, name))
  const read = given.map((name) => [name, readers[name as keyof PlatformsOwn](source[name])] as const)
  return {
    own: present(Object.fromEntries(read)),
    dropped: read.flatMap(([name, value]) => (value === undefined ? [name] : [])),
  }
}
