import type { Manifest } from '../../schema/manifest.gen'
import type { Facts } from '../settings/facts'
import type { PlatformValues } from '../settings/flags'
import { type SettingName, type SettingValues, settingValue } from '../settings/settings'
import { type CaptchaConditions, type CaptchaPurpose, isTestMode } from './chooseCaptcha'

/** The flag that makes a purpose require a captcha. */
export const purposeFlags = {
  login: 'LOGINCAPTCHA3',
  sms: 'SMSCAPTCHA3',
  register: 'REGISTERCAPTCHA3',
} as const satisfies Readonly<Record<CaptchaPurpose, string>>

export const purposeFact = (purpose: CaptchaPurpose) => `flag.${purposeFlags[purpose]}` as const

export interface CaptchaContext {
  readonly facts: Facts
  readonly settings: PlatformValues<SettingValues>
  /** The platform's configuration for GeeTest v3 has no id (F005). */
  readonly idMissing: boolean
}

/** What decides about the captcha of a purpose; `search` is the query of the page. */
export function captchaConditions(
  manifest: Pick<Manifest, 'settings' | 'captcha'>,
  search: string,
  purpose: CaptchaPurpose,
  { facts, settings, idMissing }: CaptchaContext,
): CaptchaConditions {
  const setting = <Name extends SettingName>(name: Name) =>
    settingValue(manifest.settings?.[name], name, settings)
  const version = setting('geetestVersion')
  const id = setting('geetestId')
  const settingsKnown = settings.settled || settings.values !== undefined
  return {
    purpose,
    enabled: facts(purposeFact(purpose)),
    enabledForRegistration: settingsKnown ? settings.values?.registerCaptcha !== false : undefined,
    geetest: facts('flag.GEETEST3'),
    geetestTestOnly: facts('flag.GEETESTTEST3'),
    testMode: isTestMode(search),
    version: version.known ? version.value : undefined,
    // v3 gets its id from the platform's configuration, v4 from the merchant's settings.
    hasGeetestId: version.value === 'v3' ? !idMissing : id.known ? id.value !== undefined : undefined,
    fallback: manifest.captcha?.fallback ?? 'picture',
  }
}
