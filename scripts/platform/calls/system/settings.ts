import { asRecord } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import type { ConfigState, SettingsState } from '../../state/merchantConfig'

/** Settings that are returned under the names of D1, when the merchant has them. */
const directSettings = [
  'disabledMobileIcc',
  'mobileNumberPassword',
  'captchaPattern',
  'forceChangeExpiredPassword',
  'defaultPassword',
  'passwordMinimum',
  'profileIconCount',
  'geetestVersion',
  'geetestId',
  'mobileTemplate',
  'countries',
  'push',
]

/** The merchant's settings: those of D1, and the sections of the specification (E3.39 to E3.45). */
export function getSettings({ state }: CallContext<unknown, ConfigState & SettingsState>) {
  const { settings, flags, merchant } = state
  return {
    ...Object.fromEntries(
      directSettings.filter((name) => name in settings).map((name) => [name, settings[name]]),
    ),
    whitelabelVal: flags,
    register: { captcha: flags.REGISTERCAPTCHA3 === true, ...asRecord(settings.register) },
    sms: { firebase: false, ...asRecord(settings.sms) },
    gw: {
      ...(settings.geetestId === undefined ? {} : { GEETEST_ID: settings.geetestId }),
      GEETEST_VERSION: settings.geetestVersion ?? 'v3',
      PROFILE_ICON_COUNT: settings.profileIconCount ?? 9,
    },
    imageCDNs: settings.imageCDNs ?? [],
    currency: settings.currency ?? merchant.currency.code,
    currencySymbol: settings.currencySymbol ?? merchant.currency.symbol,
    currencyPosition: settings.currencyPosition ?? merchant.currency.position,
  }
}
