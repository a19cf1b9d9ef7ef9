import { createHash } from 'node:crypto'
import { settingRows } from '../../runtime/rules/settings/settings.gen'
import { decimalsOf } from '../../runtime/rules/text/money'
import type { Manifest, Theme } from '../../runtime/schema/manifest.gen'
import { flagNames } from '../../runtime/tables/flags'
import type { SimulatedMerchant } from '../platform'
import type { BannerTheme } from '../platform/pictures/bannerTheme'
import { demoPushProvider } from '../platform/system/pushProvider'
import { demoSmsProvider } from '../platform/system/smsProvider'
import { hostOfAddress } from '../steps/schema/hosts'
import { isLeftToPlatform } from '../steps/validate/leftToPlatform'

/** Off until the control call switches them on: most of the time a plain login is wanted. */
const offByDefault: readonly string[] = [
  'GEETESTTEST3',
  'LOGINCAPTCHA3',
  'SMSCAPTCHA3',
  'REGISTERCAPTCHA3',
  'STARTGAMEINAPP3',
]

/**
 * A merchant as the platform sees it. Whatever the manifest leaves to the platform is set so that there is something to
 * see: those flags are on, those settings have their defaults, and there is a captcha id, a Firebase project and a
 * fixed password.
 */
export function toSimulatedMerchant(code: string, manifest: Manifest): SimulatedMerchant {
  const { currency } = manifest
  return {
    code,
    name: manifest.name,
    languages: manifest.languages,
    currency: {
      code: currency.code,
      symbol: currency.symbol,
      position: currency.position ?? 'before',
      decimals: decimalsOf(currency),
    },
    categories: manifest.categories ?? ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'],
    theme: bannerTheme(manifest.brand.theme),
    flags: Object.fromEntries(flagNames.map((name) => [name, isOn(name, manifest.flags?.[name])])),
    settings: simulatedSettings(code, manifest),
    supportHosts: manifest.hosts?.customerService?.filter((host) => !host.includes('*')) ?? [],
    domains: manifest.domains,
    pages: Object.keys(manifest.routes),
    bannerHosts: manifest.hosts?.banner?.filter((host) => !host.includes('*')) ?? [],
    pageHosts: pageHosts(manifest),
    ...(manifest.platform?.endpoints && { endpoints: manifest.platform.endpoints }),
  }
}

/** The hosts of the pages that the manifest embeds. */
const pageHosts = ({ routes = {} }: Manifest): string[] => [
  ...new Set(Object.values(routes).flatMap(({ url }) => (url === undefined ? [] : [hostOfAddress(url)]))),
]

/** What its banners take from its theme, each colour as `#rrggbb`. */
const bannerTheme = ({ mode, primary, accent, display = 'sans' }: Theme): BannerTheme => ({
  mode,
  primary: sixDigits(primary),
  accent: sixDigits(accent),
  display,
})

const sixDigits = (color: string): string => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

const isOn = (name: string, value: boolean | 'server' = false): boolean =>
  value === 'server' ? !offByDefault.includes(name) : value

const simulatedSettings = (
  code: string,
  { name, brand, languages, settings = {}, registration }: Manifest,
): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(settingRows).map(([name, { fallback }]) => [name, fallback])),
  mobileTemplate: {
    pwa: true,
    desktop_app_feature: true,
    apple_touch_icon: '/m/icons/apple-touch-icon.png',
    app_desc: brand.tagline?.[languages[0] ?? 'EN'] ?? name,
    image_logo: '/m/icons/icon.svg',
  },
  geetestId: demoCaptchaId(code),
  sms: demoSmsProvider,
  ...(registration?.smsCode && { register: { smsCode: true } }),
  ...(isLeftToPlatform(settings.push) && { push: demoPushProvider }),
  ...(isLeftToPlatform(settings.defaultPassword) && { defaultPassword }),
  ...Object.fromEntries(Object.entries(settings).filter(([, value]) => !isLeftToPlatform(value))),
})

/** For accounts that are created from a mobile number alone, where the manifest leaves it to the platform. */
const defaultPassword = 'change-me-first'

/** In the vendor's format: 32 hexadecimal digits. */
const demoCaptchaId = (code: string): string => createHash('md5').update(code).digest('hex')
