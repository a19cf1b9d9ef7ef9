import { settingRows } from '../../../../runtime/rules/settings/settings.gen'
import { asRecord } from '../../http/bodyFields'
import type { CallContext } from '../../http/callContext'
import type { ConfigState, SettingsState } from '../../state/merchantConfig'

/** Settings that are returned under their names, when the merchant has them; the Firebase project is in the section `sms`. */
const namedSettings = [
  ...Object.keys(settingRows).filter((name) => name !== 'firebase'),
  'mobileTemplate',
  'countries',
]

/** The merchant's settings: those of D1, and the sections of the specification (E3.39 to E3.45). */
export function getSettings({ state }: CallContext<unknown, ConfigState & SettingsState>) {
  const { settings, flags, merchant } = state
  return {
    ...Object.fromEntries(
      namedSettings.filter((name) => name in settings).map((name) => [name, settings[name]]),
    ),
    whitelabelVal: flags,
    register: { captcha: flags.REGISTERCAPTCHA3 === true, ...asRecord(settings.register) },
    sms: { firebase: false, ...asRecord(settings.sms) },
    gw: {
      ...(settings.geetestId === undefined ? {} : { GEETEST_ID: settings.geetestId }),
      GEETEST_VERSION: settings.geetestVersion ?? settingRows.geetestVersion.fallback,
      PROFILE_ICON_COUNT: settings.profileIconCount ?? settingRows.profileIconCount.fallback,
    },
    imageCDNs: settings.imageCDNs ?? [],
    currency: settings.currency ?? merchant.currency.code,
    currencySymbol: settings.currencySymbol ?? merchant.currency.symbol,
    currencyPosition: settings.currencyPosition ?? merchant.currency.position,
  }
}
